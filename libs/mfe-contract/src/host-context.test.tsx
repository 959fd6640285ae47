import { describe, expect, it } from '@jest/globals'
import { createApiClient } from '@gb/api-client'
import { createPageOutbox } from '@gb/device'
import { render, screen } from '@testing-library/react'
import type { HostApi } from './host-api'
import { HostProvider, useHost, useSession } from './host-context'

const api = createApiClient({ baseUrl: 'http://api.test' })
const host: HostApi = {
  session: { userId: 'u', isPremium: true, displayName: 'Sam' },
  api,
  outbox: createPageOutbox(api, 'u'),
  navigate: () => undefined,
  notify: () => undefined,
  confirm: () => Promise.resolve(true),
  openUpgrade: () => undefined,
  display: { installed: false, colorScheme: 'light' },
}

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
