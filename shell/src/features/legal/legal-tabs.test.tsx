import { beforeAll, describe, expect, it } from '@jest/globals'
import { Speaking } from '@gb/entries'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { policyCatalog } from '../../shared/policy/messages/generated/policy'
import { json, problem, renderFeature } from '../testing/render-feature'
import { PrivacyTab, TermsTab } from './legal-tabs'
import { legalCatalog } from './messages/generated/legal'

const messages = legalCatalog.in('en')

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

describe('a policy in another language', () => {
  const spanish = { ...policy, title: 'Un texto', summary: 'En pocas palabras.' }
  const said = (body: object) =>
    new Response(JSON.stringify(body), {
      headers: { 'Content-Type': 'application/json', 'Content-Language': 'es' },
    })
  const draw = (translated: object | null) =>
    renderFeature(
      <Speaking language="es">
        <TermsTab />
      </Speaking>,
      {
        answers: {
          ...ANSWERS,
          'GET /api/terms-of-service': (request) =>
            new URL(request.url).searchParams.get('lang') === 'es' && translated !== null
              ? said(translated)
              : json(policy),
        },
      },
    )
  beforeAll(() => policyCatalog.load('es'))

  it('is shown to read, says what is accepted, and has the English text a press away', async () => {
    draw(spanish)
    await screen.findByText('En pocas palabras.')
    expect(screen.getByText(/Lo que usted acepta es el texto en inglés/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Leer el texto en inglés' }))
    expect(screen.getByText('In a few words.').closest('[lang]')?.getAttribute('lang')).toBe('en')
    await userEvent.click(screen.getByRole('button', { name: 'Leer la traducción' }))
    expect(screen.queryByText('In a few words.')).toBeNull()
  })

  it.each([
    ['there is none', null],
    ['it is of another version', { ...spanish, version: '0.9' }],
  ])('is the English text, marked as such, where %s', async (_why, translated) => {
    draw(translated)
    const text = await screen.findByText('In a few words.')
    expect(text.closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(screen.queryByText('En pocas palabras.')).toBeNull()
  })
})
