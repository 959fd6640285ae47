import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { UpgradeReason } from '@gb/mfe-contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ACTIVE, billing, PACKAGES, SUBSCRIPTION } from '../shared/testing/billing'
import { json, problem, renderPart, type Answers } from '../shared/testing/render-part'
import { messages } from './messages/generated/upgrade.en'
import { UpgradeWindow } from './upgrade-window'

const CHECKOUT = 'POST /api/checkout/session'
const PAGE = 'http://remote.test/api/checkout/test-page/cs_test_1'
const created = () => json({ url: PAGE, session_id: 'cs_test_1' }, 201)

interface Scene {
  answers?: Answers
  session?: { userId?: string | null; displayName?: string | null; isPremium?: boolean }
  reason?: UpgradeReason
}

const draw = ({ answers = {}, session = {}, reason = { kind: 'quick-action' } }: Scene = {}) => {
  const onClose = jest.fn()
  const leave = jest.fn<(url: string) => void>()
  const view = renderPart(
    <UpgradeWindow reason={reason} onClose={onClose} leave={leave} />,
    { ...billing(), [CHECKOUT]: created, ...answers },
    { session },
  )
  return { ...view, onClose, leave }
}
const choose = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Choose ${name}` }))

describe(UpgradeWindow.name, () => {
  afterEach(cleanup)

  it('shows the packages with price, interval and discount, the one at index 1 as Most Popular', async () => {
    draw()
    const cards = within(await screen.findByRole('list', { name: messages.packages })).getAllByRole(
      'listitem',
    )
    const texts = cards.map(({ textContent }) => textContent)
    expect(texts[0]).toContain('$9.99per month')
    expect(texts[1]).toContain('$49.99every 6 months')
    expect(texts[1]).toContain('Save 16%')
    expect(texts.map((text) => text?.includes('Most Popular'))).toEqual([false, true, false])
    expect(screen.getByText('30-day money-back guarantee')).toBeTruthy()
    expect(screen.getByText(/renews at this price until you cancel/)).toBeTruthy()
  })

  it('lists what all packages include once, and per card where they differ', async () => {
    draw()
    expect(await screen.findAllByText('Progress reports as a PDF')).toHaveLength(1)
    const [first, ...others] = PACKAGES
    draw({ answers: billing({ packages: [{ ...first, features: ['Only this'] }, ...others] }) })
    expect(await screen.findAllByText('Progress reports as a PDF')).toHaveLength(2)
  })

  it("shows the server's message and the scans used when the limit opened it", async () => {
    draw({
      reason: { kind: 'scan-limit', message: 'You have used your free scans.', scansUsed: 3, totalLimit: 3 },
    })
    expect(screen.getByText('You have used your free scans.')).toBeTruthy()
    expect(screen.getByText('Scans used: 3 of 3')).toBeTruthy()
  })

  it('closes the packages, says Processing..., starts one checkout and goes to its page', async () => {
    const held = Promise.withResolvers<void>()
    const start = async () => {
      await held.promise
      return created()
    }
    const { sentTo, leave, host } = draw({ answers: { [CHECKOUT]: start } })
    const button = await screen.findByRole('button', { name: 'Choose 6 Months' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(screen.getByRole('button', { name: 'Processing...' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('list', { name: messages.packages })).toBeNull()
    held.resolve()
    await waitFor(() => expect(leave.mock.calls).toEqual([[PAGE]]))
    expect(sentTo(CHECKOUT)).toHaveLength(1)
    const request = sentTo(CHECKOUT)[0]?.request
    expect(await request?.json()).toEqual({
      package_id: 'six_months',
      origin_url: location.origin,
      user_id: host.session.userId,
    })
    expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('keeps the window after a failure, with the sentence, and tries again under the same key', async () => {
    let isDown = true
    const start = () => (isDown ? problem(503, 'unavailable', 'Payments are busy.') : created())
    const { sentTo, leave, onClose } = draw({ answers: { [CHECKOUT]: start } })
    await choose('Yearly')
    await screen.findByText('Error creating checkout session: Payments are busy.')
    expect(onClose).not.toHaveBeenCalled()
    isDown = false
    await choose('Yearly')
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
    const keys = sentTo(CHECKOUT).map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('has a sentence for a broken connection and for a page that is none', async () => {
    draw({ answers: { [CHECKOUT]: () => new Error('offline') } })
    await choose('Monthly')
    await screen.findByText(`Payment Error: ${messages.noConnection}`)

    const { leave } = draw({
      answers: { [CHECKOUT]: () => json({ url: 'javascript:alert(1)', session_id: 'x' }, 201) },
    })
    await choose('Monthly')
    await screen.findByText(`Payment Error: ${messages.badPage}`)
    expect(leave).not.toHaveBeenCalled()
  })

  it('goes nowhere after Cancel', async () => {
    const held = Promise.withResolvers<void>()
    const start = async () => {
      await held.promise
      return created()
    }
    const { leave } = draw({ answers: { [CHECKOUT]: start } })
    await choose('Monthly')
    fireEvent.click(screen.getByRole('button', { name: messages.cancel }))
    await screen.findByRole('list', { name: messages.packages })
    held.resolve()
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
    expect(leave).not.toHaveBeenCalled()
  })

  it('asks a visitor to create a profile first', async () => {
    const { sentTo, host, onClose } = draw({ session: { userId: null, displayName: null } })
    await choose('Monthly')
    await screen.findByText('Please create your profile first')
    expect(sentTo(CHECKOUT)).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Create Your Profile' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(host.calls.navigate).toEqual(['profile'])
  })

  it('says so when a profile has lost its id', async () => {
    draw({ session: { userId: null, displayName: 'Sam' } })
    await choose('Monthly')
    await screen.findByText('Profile error: User ID missing. Please try refreshing the page.')
  })

  it('closes with Escape', async () => {
    const { onClose } = draw()
    await screen.findByRole('list', { name: messages.packages })
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('sells nothing twice', async () => {
    const { host, onClose } = draw({ answers: billing({ status: ACTIVE }) })
    await screen.findByText(messages.already)
    expect(screen.queryByRole('list', { name: messages.packages })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: messages.open }))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(host.calls.navigate).toEqual(['premium'])
  })

  it('lets somebody pay anew whose renewal did not go through, and says what becomes of the old one', async () => {
    const overdue = { ...SUBSCRIPTION, state: 'renewal_failed' }
    const { sentTo } = draw({
      answers: {
        ...billing({ status: ACTIVE }),
        'GET /api/subscription/*': () => json({ subscription: overdue }),
      },
    })
    await screen.findByText(messages.overdueText({ day: 'May 27, 2027' }))
    expect(screen.queryByText(messages.alreadyText)).toBeNull()
    await choose('Yearly')
    await waitFor(() => expect(sentTo(CHECKOUT)).toHaveLength(1))
  })

  it('opens a new page for a package after another one was chosen meanwhile', async () => {
    const { sentTo } = draw({ answers: { [CHECKOUT]: () => problem(503, 'unavailable', 'Busy.') } })
    for (const name of ['Monthly', 'Yearly', 'Monthly']) {
      await choose(name)
      await screen.findByText('Error creating checkout session: Busy.')
    }
    const keys = sentTo(CHECKOUT).map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(3)
  })

  it('shows at once that premium is there when it was paid elsewhere meanwhile', async () => {
    let isPaid = false
    draw({
      answers: {
        'GET /api/user-premium-status/*': () =>
          (isPaid ? billing({ status: ACTIVE }) : billing())['GET /api/user-premium-status/*'](),
        [CHECKOUT]: () => problem(409, 'conflict', 'Premium is already active.'),
      },
    })
    await screen.findByRole('list', { name: messages.packages })
    isPaid = true
    await choose('Monthly')
    await screen.findByText(messages.already)
  })

  it('reads the packages again after a failure', async () => {
    let isDown = true
    draw({
      answers: {
        'GET /api/subscription-packages': () =>
          isDown ? new Error('offline') : billing()['GET /api/subscription-packages'](),
      },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    fireEvent.click(retry)
    await screen.findByRole('list', { name: messages.packages })
  })
})
