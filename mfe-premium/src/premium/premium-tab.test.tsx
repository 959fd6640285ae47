import { crisisCatalog } from '@gb/help'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { ACTIVE, billing, FEATURES } from '../shared/testing/billing'
import { json, renderPart } from '../shared/testing/render-part'
import { messages } from './messages/generated/premium.en'
import { PremiumTab } from './premium-tab'

const crisisMessages = crisisCatalog.in('en')

describe(PremiumTab.name, () => {
  afterEach(cleanup)

  it('shows what is inside, what it costs, and Upgrade', async () => {
    const { host } = renderPart(<PremiumTab sections={[]} />, {
      ...billing(),
      'GET /api/weight-history/*': () => json({ entries: [], current_weight_lbs: null, next_before: null }),
      'GET /api/food-days/*': () => json({ days: [], next_before: null }),
    })
    const list = await screen.findByRole('list', { name: messages.locked.list })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(FEATURES)
    const prices = screen.getByRole('list', { name: messages.locked.prices })
    expect(prices.textContent).toContain('$9.99 per month')
    expect(prices.textContent).toContain('$49.99 every 6 months')
    expect(screen.getByText('30-day money-back guarantee')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
    expect(host.calls.openUpgrade).toEqual([{ kind: 'premium-tab' }])
  })

  it('keeps help on top for somebody whose premium ended while they wrote', async () => {
    const { queries, host } = renderPart(<PremiumTab sections={[]} />, {
      ...billing(),
      'GET /api/weight-history/*': () => json({ entries: [], current_weight_lbs: null, next_before: null }),
      'GET /api/food-days/*': () => json({ days: [], next_before: null }),
    })
    await screen.findByRole('list', { name: messages.locked.list })
    expect(screen.queryByRole('region', { name: crisisMessages.title })).toBeNull()
    queries.setQueryData(['crisis', host.session.userId], 'unsaved')
    expect(await screen.findByRole('region', { name: crisisMessages.title })).toBeTruthy()
  })

  it('asks a visitor to create a profile first', async () => {
    const { host } = renderPart(<PremiumTab sections={[]} />, billing(), {
      session: { userId: null, displayName: null },
    })
    await screen.findByText('Please create your profile first')
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Create Your Profile' }))
    expect(host.calls.navigate).toEqual(['profile'])
  })

  it('says what the person has, until when, and has the mail to cancel ready', async () => {
    renderPart(<PremiumTab sections={[]} />, billing({ status: ACTIVE }))
    await screen.findByText('6 Months')
    expect(screen.getByText('Renews on')).toBeTruthy()
    expect(screen.getByText('May 20, 2027')).toBeTruthy()
    const mail = new URL(
      (await screen.findByRole('link', { name: messages.subscription.byMail })).getAttribute('href') ?? '',
    )
    expect(mail.pathname).toBe('support@gastricbuddy.example')
    expect(mail.searchParams.get('subject')).toBe(messages.mail.subject)
    expect(mail.searchParams.get('body')).toContain('Package: 6 Months\r\nPaid until: May 20, 2027')
  })

  it('says when a canceled subscription ends, without a second way to cancel', async () => {
    renderPart(<PremiumTab sections={[]} />, billing({ status: { ...ACTIVE, cancel_at_period_end: true } }))
    await screen.findByText('Ends on')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('neither locks nor opens while it does not know', async () => {
    renderPart(<PremiumTab sections={[]} />, {
      ...billing(),
      'GET /api/user-premium-status/*': () => new Error('offline'),
    })
    await screen.findByText(messages.failedTitle)
    expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull()
  })
})
