import { describe, expect, it } from '@jest/globals'
import { assessBody, type BodyAnswers } from './assess-body.js'
import { CARE_LEVELS, BODY_SIGN_IDS, BODY_SIGNS, type BodySignId, BODY_TOPICS } from './signs.js'

const pulse = (beats: number, usual: number | null = null, lasts: boolean | null = null) => ({
  pulse: { beats, usual, lasts },
})
const levelOf = (answers: BodyAnswers) => assessBody(answers).level
const signs = (...ids: BodySignId[]) => ({ signs: ids })

describe(assessBody.name, () => {
  it.each([
    ['100.3 °F in the first month', { temperature: 100.3, day: 10 }, 'watch'],
    ['100.4 °F in the first month', { temperature: 100.4, day: 30 }, 'surgeon_now'],
    ['38.0 °C in the first month', { temperature: 38, day: 0 }, 'surgeon_now'],
    ['37.9 °C in the first month', { temperature: 37.9, day: 0 }, 'watch'],
    ['100.4 °F on day 31', { temperature: 100.4, day: 31 }, 'watch'],
    ['100.9 °F later', { temperature: 100.9, day: 200 }, 'watch'],
    ['101 °F later', { temperature: 101, day: 200 }, 'surgeon_now'],
    ['38.2 °C later', { temperature: 38.2, day: 200 }, 'watch'],
    ['38.3 °C later', { temperature: 38.3, day: 200 }, 'surgeon_now'],
    ['100.4 °F and no date of surgery', { temperature: 100.4 }, 'surgeon_now'],
    ['99 beats in week 1', { ...pulse(99), day: 5 }, 'watch'],
    ['100 beats in week 6', { ...pulse(100), day: 42 }, 'surgeon_now'],
    ['100 beats in week 7', { ...pulse(100), day: 43 }, 'watch'],
    ['110 beats and no date of surgery', pulse(110), 'surgeon_now'],
    ['120 beats in week 1', { ...pulse(120), day: 5 }, 'surgeon_now'],
    ['121 beats, years later', { ...pulse(121), day: 900 }, 'emergency'],
    ['121 beats that slowed with rest', { ...pulse(121, null, false), day: 900 }, 'surgeon_now'],
    ['39 above usual, later', { ...pulse(94, 55), day: 200 }, 'watch'],
    ['40 above usual, later', { ...pulse(95, 55), day: 200 }, 'emergency'],
    ['left shoulder and no fever', { ...signs('left_shoulder_pain'), temperature: 98.6 }, 'watch'],
    ['left shoulder and a fever', { ...signs('left_shoulder_pain'), temperature: 38.4 }, 'emergency'],
    ['left shoulder, no thermometer', signs('left_shoulder_pain'), 'surgeon_now'],
    ['numb feet', signs('tingling_or_numb'), 'office_hours'],
    ['numb feet and vomiting', signs('tingling_or_numb', 'vomiting_short'), 'emergency'],
    ['hair loss in month 6', { ...signs('hair_loss'), day: 180 }, 'watch'],
    ['hair loss in month 13', { ...signs('hair_loss'), day: 396 }, 'office_hours'],
    ['hair loss and no date', signs('hair_loss'), 'office_hours'],
    ['nothing at all', {}, 'watch'],
  ] as const)('%s: %s is %s', (_name, answers, level) => expect(levelOf(answers)).toBe(level))

  it('takes the worst answer, in whatever order and however many others are harmless', () => {
    for (const worst of BODY_SIGN_IDS)
      for (const other of BODY_SIGN_IDS) {
        const both = CARE_LEVELS.indexOf(levelOf(signs(other, worst)))
        expect(both).toBe(CARE_LEVELS.indexOf(levelOf(signs(worst, other))))
        expect(both).toBeLessThanOrEqual(CARE_LEVELS.indexOf(BODY_SIGNS[worst].level))
      }
    expect(levelOf({ ...signs('vomiting_short', 'chest_pain'), temperature: 98, ...pulse(70) })).toBe(
      'emergency',
    )
  })

  it('notes all that was found, the most urgent first', () => {
    expect(assessBody(signs('no_stool', 'vomiting_long', 'chest_pain')).noted).toEqual([
      'chest_pain',
      'vomiting_long',
      'no_stool',
    ])
  })

  it('is never calmer because something was left out', () => {
    const whole: BodyAnswers = { ...signs('left_shoulder_pain'), temperature: 98.6, ...pulse(110), day: 100 }
    for (const gone of ['temperature', 'pulse', 'day'] as const) {
      const { [gone]: _left, ...rest } = whole
      expect(CARE_LEVELS.indexOf(levelOf(rest))).toBeLessThanOrEqual(CARE_LEVELS.indexOf(levelOf(whole)))
    }
  })

  it('does not believe a number that no body has, and says that it is missing', () => {
    for (const temperature of [0, 70, 200, Number.NaN])
      expect(assessBody({ temperature }).gaps).toContain('temperature')
    for (const beats of [0, 1200, Number.NaN]) expect(assessBody(pulse(beats)).gaps).toContain('pulse')
    expect(levelOf({ ...signs('pain_worse'), temperature: 200, ...pulse(1200) })).toBe('surgeon_now')
  })

  it('names what was not answered, and nothing of what was', () => {
    expect(assessBody({}).gaps).toEqual([
      ...BODY_TOPICS.filter((topic) => topic !== 'other'),
      'pulse',
      'temperature',
    ])
    expect(assessBody({ clear: BODY_TOPICS, ...pulse(70), temperature: 98.6 })).toEqual({
      level: 'watch',
      reasons: [],
      noted: [],
      thiamin: false,
      gaps: [],
    })
  })

  it('tells what two signs mean together once', () => {
    const told = assessBody({
      ...signs('left_shoulder_pain', 'tingling_or_numb', 'vomiting_short'),
      day: 90,
    }).noted
    expect(told).toEqual(['nerves', 'shoulder_and_no_temperature', 'vomiting_short'])
  })

  it('asks for thiamin where vomiting lasts or the nerves speak', () => {
    for (const sign of [
      'vomiting_long',
      'nothing_stays_down',
      'vomiting_comes_back',
      'confused_or_unsteady',
    ] as const)
      expect(assessBody(signs(sign)).thiamin).toBe(true)
    expect(assessBody(signs('chest_pain')).thiamin).toBe(false)
  })
})
