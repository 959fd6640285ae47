import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CodeDisplay } from './code-display'

afterEach(cleanup)

describe(CodeDisplay.name, () => {
  it('shows digits only, so that a copy by hand is the code', () => {
    render(<CodeDisplay label="Profile code" code="482913" />)
    expect(screen.getByRole('group', { name: 'Profile code' }).textContent).toBe('482913')
  })

  it('copies the code and says so', async () => {
    const user = userEvent.setup()
    render(<CodeDisplay label="Profile code" code="482913" />)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('482913')
    expect((await screen.findByRole('status')).textContent).toBe('Copied')
  })

  it('selects the code where the clipboard is refused', async () => {
    const user = userEvent.setup({ writeToClipboard: false })
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    render(<CodeDisplay label="Profile code" code="482913" selectedLabel="Press and hold" />)
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Press and hold')).not.toBeNull()
    expect(window.getSelection()?.toString()).toBe('482913')
  })
})
