import { useState } from 'react'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmDialog } from './confirm-dialog'
import { Modal } from './modal'
import { OpenModalsProvider } from './open-modals'

afterEach(cleanup)

function Opener({ dismissible = true }: { dismissible?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Upgrade"
        description="Three plans."
        dismissible={dismissible}
      >
        <input aria-label="Promo code" />
      </Modal>
    </>
  )
}

const openIt = async (dismissible = true) => {
  render(<Opener dismissible={dismissible} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
}

describe(Modal.name, () => {
  it('is a dialog with a name and a description', async () => {
    await openIt()
    const dialog = screen.getByRole('dialog', { name: 'Upgrade' })
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Three plans.')
  })

  it('puts the focus on the first control inside', async () => {
    await openIt()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Promo code' }))
  })

  it('closes on Escape and gives the focus back', async () => {
    await openIt()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  it('closes by its close button and gives the focus back', async () => {
    await openIt()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  it('closes on a press beside the window and stays on one inside', async () => {
    await openIt()
    await userEvent.click(screen.getByText('Three plans.'))
    await userEvent.click(screen.getByRole('dialog'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays when a press began inside the window', async () => {
    await openIt()
    const user = userEvent.setup()
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Three plans.') },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ])
    expect(screen.getByRole('dialog')).not.toBeNull()
  })

  it('cannot be left when it must be answered', async () => {
    await openIt(false)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('dialog'))
    expect(screen.getByRole('dialog')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  it('is told to the registry while it is open, which can close it', async () => {
    const unregister = jest.fn()
    const register = jest.fn<(close: () => void) => () => void>(() => unregister)
    const onClose = jest.fn()
    const tree = (open: boolean) => (
      <OpenModalsProvider register={register}>
        <Modal open={open} onClose={onClose} title="Upgrade" />
      </OpenModalsProvider>
    )
    const { rerender } = render(tree(true))
    register.mock.calls[0]?.[0]()
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(unregister).not.toHaveBeenCalled()
    rerender(tree(false))
    expect(unregister).toHaveBeenCalledTimes(1)
    expect(register).toHaveBeenCalledTimes(1)
  })
})

describe(ConfirmDialog.name, () => {
  it('puts the focus on the safe answer when something would be lost', () => {
    const answers = { onConfirm: jest.fn(), onCancel: jest.fn() }
    render(<ConfirmDialog open tone="danger" title="Delete?" confirmLabel="Delete" {...answers} />)
    expect(screen.getByRole('alertdialog', { name: 'Delete?' })).not.toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  })

  it('takes Escape as no', async () => {
    const answers = { onConfirm: jest.fn(), onCancel: jest.fn() }
    render(<ConfirmDialog open title="Delete?" confirmLabel="Delete" {...answers} />)
    await userEvent.keyboard('{Escape}')
    expect(answers.onCancel).toHaveBeenCalledTimes(1)
    expect(answers.onConfirm).not.toHaveBeenCalled()
  })
})
