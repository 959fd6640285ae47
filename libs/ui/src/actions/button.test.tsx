import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddIcon } from '../icons'
import { Button } from './button'

afterEach(cleanup)

describe(Button.name, () => {
  it('does not submit a form unless it is asked to', () => {
    render(<Button icon={AddIcon}>Add</Button>)
    expect(screen.getByRole('button', { name: 'Add' }).getAttribute('type')).toBe('button')
  })

  it('says that it is busy, keeps the focus and ignores presses', async () => {
    const onClick = jest.fn()
    const { rerender } = render(<Button onClick={onClick}>Save</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    rerender(
      <Button busy busyLabel="Saving..." onClick={onClick}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Saving...' })
    await userEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button)
  })

  it('does not submit its form twice while busy', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    await userEvent.click(screen.getByRole('button'))
    rerender(form(true))
    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
