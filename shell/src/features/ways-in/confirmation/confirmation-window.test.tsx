import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ConfirmationWay } from '@gb/domain'
import { json, problem, renderFeature, type Answers } from '../../testing/render-feature'
import { ConfirmationWindow } from './confirmation-window'

const START = 'POST /api/confirmation/start'
const CONFIRM = 'POST /api/confirmation/confirm'

const sent = () =>
  json(
    {
      purpose: 'export',
      way: 'email',
      message: 'Sent.',
      sent_to: 's***@example.com',
      expires_at: new Date(Date.now() + 600_000).toISOString(),
      question: null,
    },
    202,
  )

const draw = (ways: ConfirmationWay[], answers: Answers = {}) => {
  const answer = jest.fn()
  const asked = { purpose: 'export', ways, answer } as const
  return {
    answer,
    ...renderFeature(<ConfirmationWindow asked={asked} />, { answers: { [START]: sent, ...answers } }),
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (digits: string) => {
  fireEvent.change(screen.getByLabelText('Code from the email'), { target: { value: digits } })
  press('Confirm')
}

describe('the window that asks who it is', () => {
  it('mails the digits, takes them and goes on', async () => {
    const { answer, sent: calls } = draw(['email'], {
      [CONFIRM]: () => json({ confirmed: true, purpose: 'export', expires_at: new Date().toISOString() }),
    })
    expect(screen.getByRole('dialog', { name: 'Please confirm it is you' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
    press('Email me a code')
    await screen.findByText(/We emailed 8 digits to s\*\*\*@example.com/)
    expect(document.activeElement).toBe(screen.getByLabelText('Code from the email'))
    type('0481')
    await screen.findByText('Please enter the 8-digit code from the email.')
    type('04815162')
    await waitFor(() => expect(answer).toHaveBeenCalledWith(true))
    const confirmed = calls.find(({ call }) => call === CONFIRM)
    expect(await confirmed?.request.json()).toEqual({ purpose: 'export', way: 'email', code: '04815162' })
  })

  it('says what was wrong with the digits, and stays', async () => {
    const spent = 'Too many wrong codes. This code no longer works. Please ask for another one.'
    const { answer } = draw(['email'], {
      [CONFIRM]: () => problem(404, 'invalid_or_expired_code', spent, { tries_left: 0 }),
    })
    press('Email me a code')
    await screen.findByLabelText('Code from the email')
    type('04815162')
    await screen.findByText(spent)
    expect(answer).not.toHaveBeenCalled()
  })

  it.each([
    [
      'a lost connection',
      () => new Error('offline'),
      'We could not reach Gastric Buddy. Nothing is lost. Please try again.',
    ],
    [
      'too many mails',
      () => problem(429, 'too_many_requests', 'Please try again tomorrow.'),
      'Please try again tomorrow.',
    ],
  ])('names %s and can be tried again', async (_name, refused, sentence) => {
    draw(['email'], { [START]: refused })
    press('Email me a code')
    await screen.findByText(sentence)
    expect(screen.getByRole('button', { name: 'Email me a code' })).toBeTruthy()
  })

  it('offers the passkey first where there is one, and the mail beside it', () => {
    Object.defineProperty(globalThis, 'PublicKeyCredential', {
      value: function credential() {},
      configurable: true,
    })
    draw(['passkey', 'email'])
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names.indexOf('Use a passkey')).toBeLessThan(names.indexOf('Email me a code'))
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  })

  it('says where to go on when only a passkey would do and this browser knows none', () => {
    draw(['passkey'])
    expect(screen.getByText(/on the device that has your passkey/)).toBeTruthy()
  })

  it('leaves everything as it was on Cancel', () => {
    const { answer, sent: calls } = draw(['email'])
    press('Cancel')
    expect(answer).toHaveBeenCalledWith(false)
    expect(calls).toEqual([])
  })
})
