import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { PHASE_KEYS } from './phase-keys.js'
import { PHASES } from './phase-table.js'
import { phaseOfKey, phaseOn } from './phases.js'

const SURGERY = '2026-03-01'
const stageOn = (dayNumber: number) => phaseOn({ surgeryDate: SURGERY }, addDays(SURGERY, dayNumber))?.stage

describe('PHASES', () => {
  it('leaves no day out and counts none twice', () => {
    PHASES.slice(1).forEach((phase, index) => {
      expect(phase.fromDay).toBe((PHASES[index]?.toDay ?? Number.NaN) + 1)
    })
    expect(PHASES[0]?.fromDay).toBeNull()
    expect(PHASES.at(-1)?.toDay).toBeNull()
  })

  it('has a row for each key', () => {
    expect([...new Set(PHASES.map((phase) => phase.key))]).toEqual([...PHASE_KEYS])
  })
})

describe(phaseOn.name, () => {
  it.each([
    [-400, 'preop_far'],
    [-15, 'preop_far'],
    [-14, 'preop'],
    [-1, 'preop'],
    [0, 'clear'],
    [1, 'clear'],
    [2, 'full'],
    [13, 'full'],
    [14, 'puree'],
    [27, 'puree'],
    [28, 'soft'],
    [55, 'soft'],
    [56, 'regular_early'],
    [179, 'regular_early'],
    [180, 'regular_late'],
    [364, 'regular_late'],
    [365, 'maintenance'],
    [9000, 'maintenance'],
  ])('puts day %d into %s', (dayNumber, stage) => {
    expect(stageOn(dayNumber)).toBe(stage)
  })

  it('guesses nothing without a surgery date', () => {
    expect(phaseOn({ surgeryDate: null }, '2026-11-20')).toBeNull()
  })

  it('names both regular rows by the one key of the wire', () => {
    expect(phaseOn({ surgeryDate: SURGERY }, addDays(SURGERY, 100))?.key).toBe('regular')
    expect(phaseOn({ surgeryDate: SURGERY }, addDays(SURGERY, 200))?.key).toBe('regular')
  })
})

describe(phaseOfKey.name, () => {
  it('gives the early row for regular and for no phase', () => {
    expect(phaseOfKey('regular').stage).toBe('regular_early')
    expect(phaseOfKey(null).stage).toBe('regular_early')
  })

  it.each(PHASE_KEYS)('finds %s', (key) => {
    expect(phaseOfKey(key).key).toBe(key)
  })
})
