import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { ErrorState } from './empty-state'
import { OfflineProvider } from './offline'

const failed = (isOffline: boolean) => (
  <OfflineProvider isOffline={isOffline}>
    <ErrorState title="Your weights did not load" onRetry={() => undefined}>
      Please check your connection.
    </ErrorState>
  </OfflineProvider>
)

describe(ErrorState.name, () => {
  afterEach(cleanup)

  it('says why and how to try again', () => {
    render(failed(false))
    expect(screen.getByRole('alert').textContent).toContain('Please check your connection.')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('says only what is missing while the screen says that there is no connection', () => {
    render(failed(true))
    expect(screen.getByText('Your weights did not load')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/connection/)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
