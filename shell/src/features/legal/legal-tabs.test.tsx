import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { json, problem, renderFeature } from '../testing/render-feature'
import { PrivacyTab, TermsTab } from './legal-tabs'
import { messages } from './messages'

const policy = {
  title: 'A text',
  version: '1.0',
  last_updated: '2026-11-20',
  summary: 'In a few words.',
  sections: [{ title: 'In short', body: ['Some words.'] }],
}
const ANSWERS = {
  'GET /api/privacy-policy': () => json(policy),
  'GET /api/terms-of-service': () => json(policy),
  'GET /api/about-creator': () => json({ contact_email: 'support@gastricbuddy.example' }),
}

describe.each([
  { kind: 'privacy', Tab: PrivacyTab },
  { kind: 'terms', Tab: TermsTab },
] as const)('the page of $kind', ({ kind, Tab }) => {
  it('begins mails to support, each with its subject', async () => {
    renderFeature(<Tab />, { answers: ANSWERS })
    await screen.findByText('In a few words.')
    for (const { label, subject } of messages.mails[kind]) {
      const link = await screen.findByRole('link', { name: label })
      expect(link.getAttribute('href')).toBe(
        `mailto:support@gastricbuddy.example?subject=${encodeURIComponent(subject)}`,
      )
    }
  })

  it('shows the text alone while nobody knows where to write', async () => {
    const answers = { ...ANSWERS, 'GET /api/about-creator': () => problem(503, 'unavailable', 'Busy.') }
    renderFeature(<Tab />, { answers })
    await screen.findByText('In a few words.')
    expect(screen.queryByRole('link')).toBeNull()
  })
})
