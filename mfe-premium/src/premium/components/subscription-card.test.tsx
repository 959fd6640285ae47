import { afterEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { ACTIVE, billing, SUBSCRIPTION } from '../../shared/testing/billing'
import { json, problem, renderPart, type Answers } from '../../shared/testing/render-part'
import { messages } from '../messages/generated/premium.en'
import { PremiumTab } from '../premium-tab'
import { SubscriptionCard } from './subscription-card'

const words = messages.subscription
const CANCEL = 'POST /api/subscription/cancel'
const REFUND = 'POST /api/subscription/refund-request'
const RESUME = 'POST /api/subscription/resume'

const draw = (subscription: object | null, answers: Answers = {}, confirms = true) =>
  renderPart(
    <PremiumTab sections={[]} />,
    { ...billing({ status: ACTIVE }), 'GET /api/subscription/*': () => json({ subscription }), ...answers },
    { confirms },
  )

describe(SubscriptionCard.name, () => {
  afterEach(cleanup)

  it('says what renews, when, and for how much', async () => {
    draw(SUBSCRIPTION)
    await screen.findByText('It renews for $49.99 until you cancel.')
    expect(screen.getByText('May 20, 2027')).toBeTruthy()
  })

  it('cancels in two presses, and says that a mail confirms it', async () => {
    let isCanceled = false
    const ending = { ...SUBSCRIPTION, state: 'ending', can_resume: true }
    const { host, sentTo } = draw(null, {
      'GET /api/subscription/*': () => json({ subscription: isCanceled ? ending : SUBSCRIPTION }),
      [CANCEL]: () => {
        isCanceled = true
        return json({ subscription: ending })
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: words.cancel }))
    await screen.findByRole('button', { name: words.resume })
    expect(host.calls.confirm).toMatchObject([{ text: words.cancelQuestion({ day: 'May 20, 2027' }) }])
    expect(host.calls.notify).toMatchObject([{ tone: 'success', text: words.canceled }])
    expect(await sentTo(CANCEL)[0]?.request.json()).toEqual({ user_id: host.session.userId })
    expect(screen.queryByRole('button', { name: words.cancel })).toBeNull()
  })

  it('does nothing when the question is answered with no', async () => {
    const { sentTo } = draw(SUBSCRIPTION, {}, false)
    fireEvent.click(await screen.findByRole('button', { name: words.cancel }))
    fireEvent.click(screen.getByRole('button', { name: words.refund }))
    await act(() => new Promise<void>((done) => setTimeout(done, 20)))
    expect([...sentTo(CANCEL), ...sentTo(REFUND)]).toEqual([])
  })

  it('takes a canceled one up again', async () => {
    const { host } = draw(
      { ...SUBSCRIPTION, state: 'ending', can_resume: true },
      { [RESUME]: () => json({ subscription: SUBSCRIPTION }) },
    )
    fireEvent.click(await screen.findByRole('button', { name: words.resume }))
    await waitFor(() => expect(host.calls.notify).toMatchObject([{ text: words.resumed }]))
  })

  it('gives money back while the guarantee lasts, and not after it', async () => {
    const { host } = draw(SUBSCRIPTION, {
      [REFUND]: () => json({ subscription: { ...SUBSCRIPTION, state: 'refunded', refund_until: null } }),
    })
    await screen.findByText(words.guarantee({ day: 'December 20, 2026' }))
    fireEvent.click(screen.getByRole('button', { name: words.refund }))
    await waitFor(() => expect(host.calls.notify).toMatchObject([{ text: words.refunded }]))
    draw({ ...SUBSCRIPTION, refund_until: null })
    await screen.findByText('It renews for $49.99 until you cancel.')
    expect(screen.queryByRole('button', { name: words.refund })).toBeNull()
  })

  it('keeps what is there when it fails, with the reason', async () => {
    draw(SUBSCRIPTION, { [CANCEL]: () => problem(503, 'provider_unavailable', 'Payments are away.') })
    fireEvent.click(await screen.findByRole('button', { name: words.cancel }))
    expect((await screen.findByRole('alert')).textContent).toContain('Payments are away.')
    expect(screen.getByRole('button', { name: words.cancel })).toBeTruthy()
    draw(SUBSCRIPTION, { [CANCEL]: () => new Error('offline') })
    fireEvent.click(await screen.findByRole('button', { name: words.cancel }))
    await screen.findByText(words.noConnection)
  })

  it('warns after a renewal that was not paid, with the day until which premium stays', async () => {
    const { host } = draw({ ...SUBSCRIPTION, state: 'renewal_failed', has_portal: true })
    await screen.findByText(words.failed({ day: 'May 27, 2027' }))
    fireEvent.click(screen.getByRole('button', { name: words.payAnew }))
    expect(host.calls.openUpgrade).toEqual([{ kind: 'premium-tab' }])
    expect(screen.getByRole('button', { name: words.invoices })).toBeTruthy()
    expect(screen.getByRole('button', { name: words.cancel })).toBeTruthy()
  })
})
