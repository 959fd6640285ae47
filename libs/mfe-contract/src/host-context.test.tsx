import { describe, expect, it } from '@jest/globals'
import { createApiClient } from '@gb/api-client'
import { fakeHost } from '@gb/test-kit'
import { render, screen } from '@testing-library/react'
import type { HostApi } from './host-api'
import { HostProvider, useHost, useSession } from './host-context'

const host: HostApi = fakeHost(createApiClient({ baseUrl: 'http://api.test' }))

const Name = () => <p>{useSession().displayName}</p>

describe(useHost.name, () => {
  it('gives the host of the provider above', () => {
    render(
      <HostProvider host={host}>
        <Name />
      </HostProvider>,
    )
    expect(screen.getByText('Sam').textContent).toBe('Sam')
  })

  it('says what is missing outside of one', () => {
    expect(() => render(<Name />)).toThrow('useHost needs a HostProvider above it')
  })
})
