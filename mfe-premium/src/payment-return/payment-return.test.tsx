import { kept } from '@gb/device'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { openedSection } from '../shared/open-section'
import { billing } from '../shared/testing/billing'
import { json, problem, renderPart, type Answers } from '../shared/testing/render-part'
import { messages } from './messages/generated/payment-return.en'
import { PaymentReturn } from './payment-return'

const ACTIVATE = 'POST /api/activate-premium'
const STATUS = 'GET /api/checkout/status/cs_1'
const stands = (payment_status: string) => () => json({ payment_status, package_id: 'monthly' })

const draw = (answers: Answers) => {
  const onDone = jest.fn()
  const view = renderPart(
    <StrictMode>
      <PaymentReturn sessionId="cs_1" onDone={onDone} />
    </StrictMode>,
    { ...billing(), ...answers },
  )
  return { ...view, onDone }
}

describe(PaymentReturn.name, () => {
  afterEach(cleanup)

  it('activates once, then asks, thanks, refreshes and goes home', async () => {
    const { sent, host, onDone, queries } = draw({ [ACTIVATE]: stands('paid'), [STATUS]: stands('paid') })
    const refresh = jest.spyOn(queries, 'invalidateQueries')
    expect(screen.getByText(messages.working)).toBeTruthy()
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(sent.map(({ call }) => call)).toEqual([ACTIVATE, STATUS])
    expect(await sent[0]?.request.json()).toEqual({ user_id: host.session.userId, session_id: 'cs_1' })
    expect(host.calls.notify).toMatchObject([{ tone: 'success', text: messages.paid }])
    expect(host.calls.navigate).toEqual(['home'])
    expect(refresh).toHaveBeenCalledWith({ queryKey: ['premium-status'] })
  })

  it('leads back to the section and the height where the payment began, once', async () => {
    const place = { tab: 'premium', section: 'check-in', scroll: 40 }
    const paid = { [ACTIVATE]: stands('paid'), [STATUS]: stands('paid') }
    kept.keep('beforePayment', JSON.stringify(place))
    const scrollTo = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined)
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 5000 })
    const { host, onDone } = draw(paid)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(host.calls.navigate).toEqual(['home'])
    host.calls.notify[0]?.action?.onAction()
    expect(host.calls.navigate).toEqual(['home', 'premium'])
    expect(openedSection()).toBe('check-in')
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 40))
    expect(kept.read('beforePayment')).toBeNull()
  })

  // Which tabs there are, the shell knows: one that is gone since then says so on its screen.
  it.each(['{"tab":"home"}', '{"tab":"No tab"}', '{"tab":7}', 'no JSON'])(
    'offers no way back to %s',
    async (text) => {
      kept.keep('beforePayment', text)
      const { host, onDone } = draw({ [ACTIVATE]: stands('paid'), [STATUS]: stands('paid') })
      await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
      expect(host.calls.notify[0]?.action).toBeUndefined()
    },
  )

  it('says that the activation failed and can try again without losing the payment', async () => {
    let isDown = true
    const { onDone } = draw({
      [ACTIVATE]: () => (isDown ? problem(500, 'internal', 'No.') : stands('paid')()),
      [STATUS]: stands('paid'),
    })
    await screen.findByText(
      'Payment received but premium activation failed. Please refresh the page or contact support.',
    )
    expect(onDone).not.toHaveBeenCalled()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: messages.again }))
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  })

  it('says that an unconfirmed payment is on its way, and keeps it for the next start', async () => {
    const { onDone, host } = draw({ [ACTIVATE]: stands('unpaid'), [STATUS]: stands('unpaid') })
    await screen.findByText('Payment processing... Please check your subscription status in a few minutes.')
    fireEvent.click(screen.getByRole('button', { name: messages.close }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(onDone).not.toHaveBeenCalled()
    expect(host.calls.notify).toEqual([])
  })

  it('asks to contact support about any other payment error', async () => {
    for (const answers of [
      { [ACTIVATE]: () => problem(404, 'not_found', 'There is no such payment.') },
      { [ACTIVATE]: stands('paid'), [STATUS]: () => new Error('offline') },
    ]) {
      const { onDone } = draw(answers)
      await screen.findByText(messages.trouble.other)
      expect((await screen.findByRole('link', { name: messages.support })).getAttribute('href')).toContain(
        'cs_1',
      )
      fireEvent.click(screen.getByRole('button', { name: messages.close }))
      expect(onDone).toHaveBeenCalledTimes(1)
    }
  })
})
