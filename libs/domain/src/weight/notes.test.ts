import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { regainShare, weightNotes, type WeightNotesInput } from './notes.js'

const SURGERY = '2026-01-10'
const BASELINE = { day: SURGERY, weightLbs: 250 }
const on = (dayNumber: number, weightLbs: number) => ({ day: addDays(SURGERY, dayNumber), weightLbs })
const notes = (weighIns: WeightNotesInput['weighIns'], changes: Partial<WeightNotesInput> = {}) =>
  weightNotes({
    weighIns,
    baseline: BASELINE,
    surgeryDate: SURGERY,
    goalLbs: 150,
    today: weighIns.at(-1)?.day ?? SURGERY,
    ...changes,
  })

/** Weekly, from day 0; each next one `perWeek` lbs lighter. */
const weekly = (from: number, to: number, start: number, perWeek: number) =>
  Array.from({ length: Math.floor((to - from) / 7) + 1 }, (_, n) => on(from + n * 7, start - n * perWeek))

describe(weightNotes.name, () => {
  it('is silent while the weight falls', () => {
    expect(notes(weekly(0, 140, 250, 2.5))).toEqual([])
  })

  it('calls four level weigh-ins over three weeks a plateau', () => {
    const level = [on(60, 220), on(67, 219.8), on(74, 220.2), on(81, 219.9)]
    expect(notes(level)).toEqual(['plateau'])
    expect(notes(level.slice(1))).toEqual([])
    expect(notes([on(62, 220), ...level.slice(1)])).toEqual([])
  })

  it('mentions the team when it lasts more than 12 weeks in the first year', () => {
    expect(notes(weekly(100, 184, 200, 0))).toEqual(['long_plateau'])
    expect(notes(weekly(100, 177, 200, 0))).toEqual(['plateau'])
    expect(notes(weekly(300, 400, 200, 0))).toEqual(['plateau'])
  })

  it('does not call reaching the goal, the first two weeks or the years after a plateau', () => {
    expect(notes(weekly(60, 88, 150, 0))).toEqual([])
    expect(notes(weekly(600, 700, 200, 0))).toEqual([])
    expect(notes(weekly(60, 88, 220, 0), { surgeryDate: null })).toEqual([])
  })

  it('says nothing about today from old weigh-ins', () => {
    const level = weekly(60, 88, 220, 0)
    expect(notes(level, { today: addDays(SURGERY, 102) })).toEqual(['plateau'])
    expect(notes(level, { today: addDays(SURGERY, 103) })).toEqual([])
  })

  it('speaks softly of a regain from 10 %, and of the team from 20 %, never before day 180', () => {
    const loss = weekly(0, 140, 250, 5)
    const after = (dayNumber: number, gain: number) => [
      ...loss,
      ...[3, 2, 1, 0].map((weeks) => on(dayNumber - weeks * 7, 150 + gain)),
    ]
    expect(notes(after(300, 11), { goalLbs: 170 })).toEqual(['regain'])
    expect(notes(after(300, 21), { goalLbs: 190 })).toEqual(['regain_team'])
    expect(notes(after(300, 9), { goalLbs: 170 })).toEqual([])
    expect(notes(after(179, 21), { goalLbs: 190 })).toEqual([])
  })

  it('asks to call after a loss that was too fast, also without a surgery date', () => {
    expect(notes([on(50, 220), on(57, 214)])).toEqual(['fast_loss'])
    expect(notes([on(50, 220), on(57, 215)])).toEqual([])
    expect(notes([on(50, 220), on(57, 214)], { surgeryDate: null })).toEqual(['fast_loss'])
  })

  it('asks about swelling after more than 4 lbs in 3 days', () => {
    expect(notes([on(50, 220), on(53, 224.5)])).toEqual(['fast_gain'])
    expect(notes([on(50, 220), on(53, 224)])).toEqual([])
    expect(notes([on(49, 220), on(53, 224.5)])).toEqual([])
  })

  it('raises no alarm for a typo', () => {
    const loss = weekly(0, 84, 250, 2.5)
    expect(notes([...loss, on(85, 105)])).toEqual([])
  })
})

describe(regainShare.name, () => {
  it('is 0 while hardly anything was lost', () => {
    expect(regainShare([on(0, 250), on(30, 245), on(60, 250)], 250)).toBe(0)
  })
})
