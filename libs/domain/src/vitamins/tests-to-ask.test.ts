import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { VITAMIN_NAMES } from '../entries/entry-choices.js'
import { BLOOD_TEST_IDS } from './blood-tests.js'
import { DEFICIENCY_SIGNS, type DeficiencySign, LAB_TESTS, testsOfVisit, testsToAsk } from './tests-to-ask.js'

const ask = (
  signs: readonly DeficiencySign[],
  skipped: (typeof VITAMIN_NAMES)[number][] = [],
  dayAfterSurgery: number | null = 400,
) => testsToAsk({ signs, skipped, dayAfterSurgery })
const names = (...facts: Parameters<typeof ask>) => ask(...facts).tests.map(({ test }) => test)

describe(testsToAsk.name, () => {
  it.each([
    [['tired_or_pale'], ['b12', 'folate', 'iron', 'blood_count']],
    [['tingling'], ['thiamin', 'b12', 'zinc_copper']],
    [['hair_loss'], ['iron', 'zinc_copper']],
    [['sore_mouth'], ['b12', 'folate', 'iron']],
    [['cramps'], ['calcium', 'vitamin_d']],
    [['night_vision'], ['vitamin_a']],
    [['vomiting'], ['thiamin']],
    [['confused'], ['thiamin']],
    [[], []],
  ] as const)('%j asks for %j', (signs, tests) => {
    expect(names(signs)).toEqual(tests)
  })

  it.each([
    ['Multivitamin', ['folate', 'zinc_copper']],
    ['Calcium Citrate', ['calcium']],
    ['Vitamin B12', ['b12']],
    ['Iron', ['iron', 'blood_count']],
    ['Vitamin D3', ['vitamin_d']],
    ['Other', []],
  ] as const)('without %s it asks for %j', (vitamin, tests) => {
    expect(names([], [vitamin])).toEqual(tests)
  })

  it('says of each test why, once', () => {
    expect(ask(['tired_or_pale', 'sore_mouth'], ['Vitamin B12']).tests[0]).toEqual({
      test: 'b12',
      signs: ['tired_or_pale', 'sore_mouth'],
      skipped: ['Vitamin B12'],
    })
  })

  it.each([
    [['confused'], 'emergency', true],
    [['confused', 'vomiting'], 'emergency', true],
    [['tingling', 'vomiting'], 'emergency', true],
    [['vomiting'], 'surgeon_now', true],
    [['tingling'], 'office_hours', true],
    [['hair_loss'], 'office_hours', false],
    [['tired_or_pale', 'cramps', 'night_vision', 'sore_mouth'], 'watch', false],
    [[], 'watch', false],
  ] as const)('%j is %s', (signs, level, thiamin) => {
    expect(ask(signs).care).toMatchObject({ level, thiamin })
  })

  it('takes thin hair of the first year for what is common', () => {
    expect(ask(['hair_loss'], [], 200).care.level).toBe('watch')
  })

  it('never becomes less urgent, and never asks for less, by a further sign', () => {
    const levels = ['watch', 'office_hours', 'surgeon_now', 'emergency']
    fc.assert(
      fc.property(
        fc.subarray([...DEFICIENCY_SIGNS]),
        fc.constantFrom(...DEFICIENCY_SIGNS),
        fc.subarray([...VITAMIN_NAMES]),
        (signs, further, skipped) => {
          const [before, after] = [ask(signs, skipped), ask([...new Set([...signs, further])], skipped)]
          expect(levels.indexOf(after.care.level)).toBeGreaterThanOrEqual(levels.indexOf(before.care.level))
          expect(after.tests.map(({ test }) => test)).toEqual(
            expect.arrayContaining(before.tests.map(({ test }) => test)),
          )
          const asked = after.tests.map(({ test }) => test)
          expect(asked).toEqual(LAB_TESTS.filter((test) => asked.includes(test)))
        },
      ),
    )
  })
})

describe(testsOfVisit.name, () => {
  it('looks for zinc and copper once a year', () => {
    expect(BLOOD_TEST_IDS.filter((id) => testsOfVisit(id).includes('zinc_copper'))).toEqual([
      'month-12',
      'yearly',
    ])
    for (const id of BLOOD_TEST_IDS)
      expect(testsOfVisit(id)).toEqual(expect.arrayContaining(['b12', 'folate', 'iron', 'vitamin_d']))
  })
})
