import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { json, problem, renderFeature, type Answers } from '../testing/render-feature'
import { takeBackCatalog } from './messages/generated/take-back'
import { TakeBackWindow } from './take-back-window'

const messages = takeBackCatalog.in('en')
const TAKE = 'POST /api/email-change/take-back'
const taken = (signed_in: boolean) => () =>
  json({ taken_back: true, email: 's***@example.com', signed_in, message: 'Back.' })

const draw = (answers: Answers = {}) => {
  const onClose = jest.fn()
  const reload = jest.fn(() => Promise.resolve())
  const drawn = renderFeature(<TakeBackWindow token="t" onClose={onClose} />, {
    answers,
    startup: { reload },
  })
  return { ...drawn, onClose, reload }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe(TakeBackWindow.name, () => {
  it('does nothing until the button is pressed, then puts the address back and says what comes next', async () => {
    const { sent, reload, onClose } = draw({ [TAKE]: taken(false) })
    expect(sent).toEqual([])
    press(messages.confirm)
    await screen.findByRole('dialog', { name: messages.doneTitle })
    expect(await sent[0]?.request.json()).toEqual({ token: 't' })
    expect(screen.getByText(messages.signIn)).toBeTruthy()
    expect(reload).toHaveBeenCalledTimes(1)
    press(messages.close)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('says so when this browser stays signed in', async () => {
    draw({ [TAKE]: taken(true) })
    press(messages.confirm)
    await waitFor(() => expect(screen.getByText(messages.stillIn)).toBeTruthy())
  })

  it('names a link that is over and a lost connection, and stays', async () => {
    const over = 'This link was used before or has expired.'
    draw({ [TAKE]: () => problem(404, 'invalid_or_expired_code', over) })
    press(messages.confirm)
    await screen.findByText(over)
    const { onClose } = draw({ [TAKE]: () => new Error('offline') })
    press(messages.confirm)
    await screen.findByText(messages.failed)
    press(messages.cancel)
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
