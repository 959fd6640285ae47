import { describe, expect, it } from '@jest/globals'
import { queryKeys } from '@gb/api-client'
import { CARE_CALL_WORDS, CONCERN_WORDS } from '@gb/domain'
import { NO_SHEET } from '@gb/test-kit'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProfile, json, renderFeature } from '../../testing/render-feature'
import { messages } from '../messages/generated/rest.en'
import { ConcernsCard } from './concerns-card'

const userId = aProfile().user_id
const concern = (id: keyof typeof CONCERN_WORDS, urgency: string, action: object) => ({
  id,
  urgency,
  topic: 'fluids',
  ...CONCERN_WORDS[id],
  action: { tab: null, href: null, ...action },
  source: '6.2',
})
const draw = (...concerns: object[]) =>
  renderFeature(<ConcernsCard />, {
    session: { userId },
    answers: { [`GET /api/concerns/${userId}`]: () => json({ concerns }) },
  })

describe(ConcernsCard.name, () => {
  it('leads with the most urgent, one thing to do, and the others behind one tap', async () => {
    const { host } = draw(
      concern('dry_two_days', 'today', { kind: 'tab', tab: 'fluids', label: 'Log a drink' }),
      concern('able_to_eat', 'soon', {
        kind: 'link',
        href: 'https://findahelpline.com',
        label: 'Find a helpline',
      }),
    )
    await screen.findByText(CONCERN_WORDS.dry_two_days.title)
    expect(document.body.textContent).toContain(CONCERN_WORDS.dry_two_days.text)
    await userEvent.click(screen.getByRole('button', { name: 'Log a drink' }))
    expect(host.calls.navigate).toEqual(['fluids'])
    await userEvent.click(screen.getByText(messages.concerns.others({ count: 1 })))
    expect(screen.getByText(CONCERN_WORDS.able_to_eat.title)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find a helpline' }).getAttribute('href')).toBe(
      'https://findahelpline.com',
    )
  })

  it.each([
    ['dry_two_days', 'today', ['tel:5550100199']],
    ['crisis_words', 'now', []],
    ['plateau', 'kind', []],
  ] as const)('calls the clinic with one press beside %s: %s', async (id, urgency, hrefs) => {
    const profile = aProfile({ clinic_plan: { ...NO_SHEET, office_phone: '(555) 010-0199' } })
    const { queries } = draw(
      concern(id, urgency, { kind: 'tab', tab: 'fluids', label: 'Log a drink' }),
      concern('able_to_eat', 'soon', { kind: 'tab', tab: 'fluids', label: 'Log another' }),
    )
    await screen.findByText(CONCERN_WORDS[id].title)
    await act(async () => {
      queries.setQueryData(queryKeys.profile(userId), profile)
      // The cache tells its readers in a turn of its own.
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
    const links = screen.queryAllByRole('link', { name: CARE_CALL_WORDS.officePhone })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
  })

  it('says nothing without a concern, and nothing that it does not know', async () => {
    const { container } = draw()
    await Promise.resolve()
    expect(container.textContent).toBe('')
    expect(renderFeature(<ConcernsCard />, { session: { userId } }).container.textContent).toBe('')
  })
})
