import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { CONSENT_ITEMS } from '@gb/domain'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storage } from '../../shared/storage'
import { json, problem, renderFeature, type Answers } from '../testing/render-feature'
import { ConsentModal } from './consent-modal'
import { consentCatalog } from './messages/generated/consent'

const messages = consentCatalog.in('en')

const RECORDED: Answers = {
  'POST /api/user-consent': () => json({ recorded_at: '2026-11-20T08:30:00Z' }, 201),
}
const REFUSAL = 'Please accept all consent items to continue using Gastric Buddy.'

const accept = () => userEvent.click(screen.getByRole('button', { name: messages.accept }))
const boxes = () => screen.getAllByRole('checkbox')
const tickAll = async () => {
  for (const box of boxes()) await userEvent.click(box)
}

describe('the sentences of the consents', () => {
  it('are in English those that are recorded', () => {
    expect(messages.labels).toEqual(
      Object.fromEntries(CONSENT_ITEMS.map(({ purpose, label }) => [purpose, label])),
    )
  })
})

describe(ConsentModal.name, () => {
  beforeEach(() => localStorage.clear())

  it('asks four things, none of them ticked beforehand', () => {
    renderFeature(<ConsentModal onAccepted={() => undefined} />)
    expect(boxes().map((box) => 'checked' in box && box.checked)).toEqual([false, false, false, false])
  })

  it.each([0, 1, 2, 3])(
    'announces the promised sentence with item %i unticked, and sends nothing',
    async (index) => {
      const { sent } = renderFeature(<ConsentModal onAccepted={() => undefined} />, { answers: RECORDED })
      await tickAll()
      const left = boxes()[index]
      if (left === undefined) throw new Error('there are four boxes')
      await userEvent.click(left)
      await accept()
      expect(screen.getByRole('alert').textContent).toBe(REFUSAL)
      expect(document.activeElement).toBe(left)
      expect(sent).toEqual([])
    },
  )

  it('records on the server, then keeps the record here and closes', async () => {
    const onAccepted = jest.fn()
    const { sent } = renderFeature(<ConsentModal onAccepted={onAccepted} />, { answers: RECORDED })
    await tickAll()
    await accept()
    await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1))
    const body: unknown = await sent[0]?.request.json()
    expect(body).toEqual({
      privacy_policy_accepted: true,
      terms_accepted: true,
      health_data_consent: true,
      ai_analysis_consent: true,
      app_version: '1.0',
      timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    })
    expect(storage.consent()).toEqual(body)
  })

  it('stays open with its ticks, says so gently and logs when recording fails; the next press may succeed', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const onAccepted = jest.fn()
    let fails = true
    renderFeature(<ConsentModal onAccepted={onAccepted} />, {
      answers: {
        'POST /api/user-consent': () =>
          fails ? problem(503, 'unavailable', 'Busy.') : json({ recorded_at: 'now' }, 201),
      },
    })
    await tickAll()
    await accept()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(messages.notRecorded))
    expect(boxes().every((box) => 'checked' in box && box.checked)).toBe(true)
    expect(onAccepted).not.toHaveBeenCalled()
    expect(storage.consent()).toBeNull()
    expect(log).toHaveBeenCalledWith('Recording the consent failed.', expect.any(Error))

    fails = false
    await accept()
    await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1))
  })

  it('cannot be left with Escape', async () => {
    renderFeature(<ConsentModal onAccepted={() => undefined} />)
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: messages.title })).toBeTruthy()
  })

  it('opens the texts over itself and keeps its ticks', async () => {
    const policy = {
      version: '1.0',
      title: 'Privacy Policy',
      summary: 'We keep what you log.',
      last_updated: '2026-11-20',
      sections: [{ title: 'Food photos', body: ['They are not stored.'] }],
    }
    renderFeature(<ConsentModal onAccepted={() => undefined} />, {
      answers: { 'GET /api/privacy-policy': () => json(policy) },
    })
    await tickAll()
    await userEvent.click(screen.getByRole('button', { name: messages.readPrivacy }))
    await screen.findByText('They are not stored.')
    const [back] = screen.getAllByRole('button', { name: messages.backToConsent })
    if (back === undefined) throw new Error('there is a way back')
    await userEvent.click(back)
    expect(screen.queryByText('They are not stored.')).toBeNull()
    expect(boxes().every((box) => 'checked' in box && box.checked)).toBe(true)
  })
})
