import { describe, expect, it } from '@jest/globals'
import {
  AUTOMATIC_WEIGHT_NOTES,
  CLINIC_PARTS,
  PHASE_KEYS,
  phaseOfKey,
  PREGNANCY_ADVICE,
  REMINDER_MESSAGES,
  SCREENS_CHECKED,
  SCREENS_CHECKED_ON,
  VITAMIN_HINT_CODES,
  VITAMIN_INTERACTIONS,
  VITAMIN_NAMES,
  whosePart,
  whosePlan,
} from '@gb/domain'
import { fluidsCatalog } from './fluids/messages/generated/fluids'
import { recoveryCatalog } from './recovery/messages/generated/recovery'
import { sharedCatalog } from './shared/messages/generated/shared'
import { remindersCatalog } from './shared/reminders/messages/generated/reminders'
import { nextCatalog } from './vitamins/messages/generated/next'
import { vitaminsCatalog } from './vitamins/messages/generated/vitamins'
import { adviceCatalog } from './vitamins/words'
import { cardCatalog } from './weight/messages/generated/card'
import { weightCatalog } from './weight/messages/generated/weight'

describe('the words of a catalog', () => {
  it('are in English those of the rules', () => {
    const { whose } = fluidsCatalog.in('en')
    expect(whose).toEqual({ clinic: whosePart('fluids', ['fluids']), guide: whosePart('fluids', []) })
    expect(sharedCatalog.in('en').checked({ day: SCREENS_CHECKED_ON })).toBe(SCREENS_CHECKED)
    expect(cardCatalog.in('en').pregnant).toBe(PREGNANCY_ADVICE)
    expect(weightCatalog.in('en').automatic).toEqual(AUTOMATIC_WEIGHT_NOTES)
    expect(REMINDER_MESSAGES).toMatchObject(remindersCatalog.in('en').faults)
  })

  it('name the stages and the plan of the first days as the rules do', () => {
    const { phases, guide, parts, some } = recoveryCatalog.in('en').foods
    const known: Readonly<Partial<Record<string, string>>> = phases
    for (const key of PHASE_KEYS)
      expect([undefined, phaseOfKey(key).name.toLowerCase()]).toContain(known[key])
    const whose = CLINIC_PARTS.map((part) => parts[part]).join(', ')
    expect([guide, some({ parts: whose })]).toEqual([whosePlan([]), whosePlan(CLINIC_PARTS)])
  })

  it('know in Spanish each name, each hint and each interaction', async () => {
    await Promise.all([nextCatalog.load('es'), vitaminsCatalog.load('es'), adviceCatalog.load('es')])
    expect(Object.keys(nextCatalog.in('es').names)).toEqual(expect.arrayContaining([...VITAMIN_NAMES]))
    const { hintQuestions } = vitaminsCatalog.in('es')
    const { hints, interactions } = adviceCatalog.in('es') ?? { hints: {}, interactions: {} }
    expect(Object.keys({ ...hints, ...hintQuestions }).toSorted()).toEqual(VITAMIN_HINT_CODES.toSorted())
    expect(Object.keys(interactions)).toEqual(VITAMIN_INTERACTIONS.map(({ code }) => code))
  })
})
