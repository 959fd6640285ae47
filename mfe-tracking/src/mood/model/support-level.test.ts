import type { Shown } from '@gb/device'
import { describe, expect, it } from '@jest/globals'
import { hasCrisisWords } from '@gb/domain'
import type { Mood } from './mood'
import { levelOfConcerns, supportLevel } from './support-level'

const TODAY = '2026-11-20'
const mood = (changes: Partial<Shown<Mood>>): Shown<Mood> => ({
  entryId: 'a',
  day: TODAY,
  recordedAt: `${TODAY}T12:00:00.000Z`,
  moodRating: 5,
  energyLevel: 5,
  moodDescription: 'neutral',
  texts: { journalEntry: '', gratitudeNote: '', challenges: '', victories: '' },
  state: 'saved',
  refusal: null,
  ...changes,
})

describe(supportLevel.name, () => {
  it('is the higher one of what the server says and what this device sees', () => {
    expect(supportLevel(2, [mood({})], TODAY, hasCrisisWords)).toBe(2)
    expect(supportLevel(0, [mood({ moodRating: 1, state: 'waiting' })], TODAY, hasCrisisWords)).toBe(2)
  })

  it('holds without the server', () => {
    const texts = { journalEntry: 'I want to die', gratitudeNote: '', challenges: '', victories: '' }
    expect(supportLevel(0, [mood({ texts, state: 'waiting' })], TODAY, hasCrisisWords)).toBe(3)
  })

  it('counts what was refused: the words count, not the storing', () => {
    expect(supportLevel(0, [mood({ moodRating: 1, state: 'attention' })], TODAY, hasCrisisWords)).toBe(2)
  })

  it('believes the server, and the ratings, while the phrases are not there', () => {
    const texts = { journalEntry: 'I want to die', gratitudeNote: '', challenges: '', victories: '' }
    expect(supportLevel(3, [mood({ texts })], TODAY, null)).toBe(3)
    expect(supportLevel(0, [mood({ texts, moodRating: 1, state: 'waiting' })], TODAY, null)).toBe(2)
  })
})

describe(levelOfConcerns.name, () => {
  it('hears what was written in any log', () => {
    expect(levelOfConcerns([{ id: 'dry_day' }, { id: 'plateau' }])).toBe(0)
    expect(levelOfConcerns([{ id: 'dry_day' }, { id: 'low_mood' }])).toBe(2)
    expect(levelOfConcerns([{ id: 'low_mood' }, { id: 'crisis_words' }])).toBe(3)
  })
})
