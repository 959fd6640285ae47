import { describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkTone, offKey } from './tone.mjs'

const PLANTED = fileURLToPath(new URL('planted', import.meta.url))
const RULES = JSON.parse(readFileSync(new URL('banned.json', import.meta.url), 'utf8'))

describe(checkTone.name, () => {
  const found = checkTone(PLANTED)

  it('finds what was planted, in messages, shipped texts, rules and the report, with its line', () => {
    expect(found).toContain('services/content/seed/course.json:1: "calm head"; say "Take your time"')
    expect(found.some((one) => one.startsWith('shell/src/messages.ts:3: "Your way so far"'))).toBe(true)
    expect(found).toContain('libs/domain/src/insights/summary.ts:1: "A week, lately"; say "Last 7 days"')
    expect(found).toContain(
      'services/tracking/src/report/document/pages.ts:1: "who began like"; say "who started like you", "the shaded band"',
    )
    expect(found.some((one) => one.includes('domain/src/words/'))).toBe(false)
    const lines = new Set(found.map((one) => Number(/messages\.ts:(\d+)/u.exec(one)?.[1] ?? 0)))
    // Every planted line but the comment, the brackets and the one that is fine.
    expect([...lines].toSorted((a, b) => a - b)).toEqual([
      0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
      30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
    ])
  })

  it('has no rule that nothing planted breaks', () => {
    for (const { say } of RULES) expect(found.some((one) => one.endsWith(`; say ${say}`))).toBe(true)
  })
})

describe(offKey.name, () => {
  it.each([
    '4 lbs',
    '1 lbs',
    '1,200 kcal',
    'in 2026',
    'Your progress',
    'All in all',
    'favorite',
    'any more sips',
    'the scale stands still',
  ])('lets "%s" be', (words) => expect(offKey(words)).toEqual([]))

  it.each([
    'DRINKS FIT again',
    'more than 4 lb.',
    '} lb less',
    '10000 mg',
    'see your way',
    'By E-Mail',
    'not any more.',
  ])('hears "%s"', (words) => expect(offKey(words)).toHaveLength(1))
})
