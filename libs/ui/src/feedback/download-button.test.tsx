import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DownloadButton } from './download-button'

afterEach(cleanup)

describe(DownloadButton.name, () => {
  it('asks once while the file is on its way, and says at once why it did not come', async () => {
    const onPress = jest.fn()
    const draw = (busy: boolean, failure: string | null) => (
      <DownloadButton busy={busy} busyLabel="Making it..." failure={failure} onPress={onPress}>
        Save the page
      </DownloadButton>
    )
    const { rerender } = render(draw(false, null))
    await userEvent.click(screen.getByRole('button', { name: 'Save the page' }))
    rerender(draw(true, null))
    await userEvent.click(screen.getByRole('button', { name: 'Making it...' }))
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(draw(false, 'No connection.'))
    expect(screen.getByRole('alert').textContent).toBe('No connection.')
  })
})
