import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import {
  isAnswered,
  NO_RECOVERY_ANSWERS,
  type RecoveryAnswers,
  type RecoveryDay,
  withLater,
} from './answers.js'
import { recoveryAdvice } from './assess-recovery.js'
import { firstDayOn, recoveryEntryId } from './first-days.js'

const SURGERY = '2026-11-11'
const TODAY = addDays(SURGERY, 9)
const on = (day: string, answers: Partial<RecoveryAnswers>): RecoveryDay => ({
  ...NO_RECOVERY_ANSWERS,
  day,
  ...answers,
})
const advice = (days: readonly RecoveryDay[], today = TODAY, surgeryDate: string | null = SURGERY) =>
  recoveryAdvice(days, { today, surgeryDate })
const levelOf = (answers: Partial<RecoveryAnswers>, today = TODAY) =>
  advice([on(today, answers)], today)?.level

describe(firstDayOn.name, () => {
  it('counts from the day of surgery to day 30, and knows no other day', () => {
    expect(firstDayOn(SURGERY, SURGERY)).toBe(0)
    expect(firstDayOn(SURGERY, TODAY)).toBe(9)
    expect(firstDayOn(SURGERY, addDays(SURGERY, 30))).toBe(30)
    expect(firstDayOn(SURGERY, addDays(SURGERY, 31))).toBeNull()
    expect(firstDayOn(SURGERY, addDays(SURGERY, -1))).toBeNull()
    expect(firstDayOn(null, TODAY)).toBeNull()
  })
})

describe(recoveryEntryId.name, () => {
  it('is one UUID for a day, on every device', () => {
    expect(recoveryEntryId('2026-11-20')).toBe('00000000-0000-4000-8000-000020261120')
    expect(recoveryEntryId('2026-11-21')).not.toBe(recoveryEntryId('2026-11-20'))
  })
})

describe(recoveryAdvice.name, () => {
  it.each<[string, Partial<RecoveryAnswers>, string]>([
    ['nothing came up, pain is better', { vomiting: 'none', pain: 'better' }, 'watch'],
    ['once', { vomiting: 'once' }, 'watch'],
    ['more than once, under 4 hours', { vomiting: 'more' }, 'watch'],
    ['over 4 hours', { vomiting: 'hours' }, 'surgeon_now'],
    ['nothing stays down', { vomiting: 'nothing_stays_down' }, 'surgeon_now'],
    ['pain worse than yesterday', { pain: 'worse' }, 'surgeon_now'],
    ['severe pain that gets worse', { pain: 'severe' }, 'emergency'],
    ['99 beats', { pulseBpm: 99 }, 'watch'],
    ['100 beats', { pulseBpm: 100 }, 'surgeon_now'],
    ['121 beats', { pulseBpm: 121 }, 'emergency'],
    ['100.3 °F', { temperature: 100.3 }, 'watch'],
    ['100.4 °F', { temperature: 100.4 }, 'surgeon_now'],
    ['38 °C', { temperature: 38 }, 'surgeon_now'],
    [
      'the worst of several',
      { vomiting: 'none', pain: 'same', pulseBpm: 130, temperature: 100.5 },
      'emergency',
    ],
    ['what could not be measured', { pulseSkipped: true, temperatureSkipped: true }, 'watch'],
  ])('%s', (_what, answers, level) => {
    expect(levelOf(answers)).toBe(level)
  })

  it('holds to the stricter fever on day 30', () => {
    expect(levelOf({ temperature: 100.4 }, addDays(SURGERY, 30))).toBe('surgeon_now')
  })

  it('says nothing where nothing was answered, before surgery, after the first days, and without a day of surgery', () => {
    expect(advice([])).toBeNull()
    expect(levelOf({})).toBeUndefined()
    expect(levelOf({ pain: 'severe' }, addDays(SURGERY, -1))).toBeUndefined()
    expect(levelOf({ pain: 'severe' }, addDays(SURGERY, 31))).toBeUndefined()
    expect(advice([on(TODAY, { pain: 'severe' })], TODAY, null)).toBeNull()
  })

  it('names what was not measured as not known, and never as fine', () => {
    expect(advice([on(TODAY, { vomiting: 'none', pain: 'none', pulseSkipped: true })])?.gaps).toEqual([
      'body',
      'urine',
      'stool',
      'leg',
      'wound',
      'pulse',
      'temperature',
    ])
  })

  it('lets an answer of yesterday speak until the same is asked anew, and no longer than a day', () => {
    const yesterday = on(addDays(TODAY, -1), { vomiting: 'hours', pulseBpm: 80 })
    expect(advice([yesterday])?.level).toBe('surgeon_now')
    expect(advice([yesterday, on(TODAY, { pain: 'better' })])?.level).toBe('surgeon_now')
    expect(advice([yesterday, on(TODAY, { vomiting: 'none' })])?.level).toBe('watch')
    expect(advice([on(addDays(TODAY, -2), { vomiting: 'hours' })])).toBeNull()
    expect(advice([on(addDays(SURGERY, 30), { pain: 'severe' })], addDays(SURGERY, 31))?.level).toBe(
      'emergency',
    )
  })

  it('asks for thiamin and the surgeon when vomiting comes back', () => {
    const days = (...said: RecoveryAnswers['vomiting'][]) =>
      said.map((vomiting, index) => on(addDays(TODAY, index + 1 - said.length), { vomiting }))
    expect(advice(days('once', 'none', 'once'))).toMatchObject({ level: 'watch', thiamin: false })
    expect(advice(days('once', 'once', 'once'))).toMatchObject({ level: 'surgeon_now', thiamin: true })
    expect(advice(days('more', 'none', 'none', 'more'))).toMatchObject({
      level: 'surgeon_now',
      thiamin: true,
    })
    expect(advice(days('more', 'more', 'none'))).toMatchObject({ level: 'watch', thiamin: false })
  })
})

describe(withLater.name, () => {
  it('keeps an answer until there is another, and a skipped number for one that is skipped later', () => {
    const earlier = { ...NO_RECOVERY_ANSWERS, vomiting: 'once', pulseBpm: 88 } as const
    expect(withLater(earlier, { ...NO_RECOVERY_ANSWERS, pain: 'same' })).toEqual({ ...earlier, pain: 'same' })
    const skipped = withLater(earlier, { ...NO_RECOVERY_ANSWERS, pulseSkipped: true })
    expect(skipped).toMatchObject({ vomiting: 'once', pulseBpm: null, pulseSkipped: true })
    expect(isAnswered(skipped, 'pulse')).toBe(true)
    expect(isAnswered(skipped, 'temperature')).toBe(false)
  })
})
