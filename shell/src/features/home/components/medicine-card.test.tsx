import { beforeEach, describe, expect, it } from '@jest/globals'
import { addDays, localDay } from '@gb/domain'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProfile, json, renderFeature } from '../../testing/render-feature'
import { useMedicineMoment } from '../api/medicine-moment.query'
import { messages as about } from '../../../shared/medicines/messages/generated/medicines.en'
import { messages } from '../messages/generated/rest.en'
import { MedicineCard } from './medicine-card'

const userId = aProfile().user_id
const { title, dismiss } = messages.medicines
const TODAY = localDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)

function Asked({ isBrief }: { isBrief: boolean }) {
  const moment = useMedicineMoment(userId)
  return moment ? <MedicineCard moment={moment} isBrief={isBrief} /> : null
}

interface Drawn {
  weights?: { from: number; now: number }
  isBrief?: boolean
}

const draw = (surgeryDate: string | null, { weights, isBrief = false }: Drawn = {}) =>
  renderFeature(<Asked isBrief={isBrief} />, {
    session: { userId },
    answers: {
      [`GET /api/profile/${userId}`]: () => json(aProfile({ surgery_date: surgeryDate })),
      [`GET /api/weight-history/${userId}`]: () =>
        json({
          current_weight_lbs: weights?.now ?? null,
          lost_since: weights && { kind: 'first_weight', date: TODAY, weight_lbs: weights.from },
          entries: [],
          next_before: null,
        }),
    },
  })

describe(MedicineCard.name, () => {
  beforeEach(() => localStorage.clear())

  it('asks about medicines in the two weeks before surgery, free, and once', async () => {
    draw(addDays(TODAY, 10))
    expect(await screen.findByText(title.before_surgery)).toBeTruthy()
    const text = document.body.textContent ?? ''
    for (const medicine of ['Insulin', 'SGLT2', 'Blood pressure', 'GLP-1', 'Warfarin', 'Slow-release'])
      expect(text).toContain(medicine)
    await userEvent.click(screen.getByRole('button', { name: dismiss }))
    expect(screen.queryByText(title.before_surgery)).toBeNull()
    cleanup()
    const { sent } = draw(addDays(TODAY, 10))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(screen.queryByText(title.before_surgery)).toBeNull()
  })

  it('asks again when a tenth of the weight is lost', async () => {
    draw(addDays(TODAY, -60), { weights: { from: 250, now: 224 } })
    expect(await screen.findByText(title.tenth_lost)).toBeTruthy()
  })

  it('is one line where something else leads, has all of it when opened, and is read then', async () => {
    draw(addDays(TODAY, 10), { isBrief: true })
    const line = await screen.findByText(messages.medicines.brief)
    expect(screen.queryByRole('button', { name: dismiss })).toBeNull()
    await userEvent.click(line)
    const text = document.body.textContent ?? ''
    for (const words of [about.ask, about.unchanged, 'Insulin', 'Warfarin']) expect(text).toContain(words)
    await userEvent.click(screen.getByRole('button', { name: dismiss }))
    expect(screen.queryByText(messages.medicines.brief)).toBeNull()
  })
})
