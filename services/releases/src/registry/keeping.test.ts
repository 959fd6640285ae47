import { describe, expect, it } from '@jest/globals'
import { RELEASE_LIMITS } from '@gb/domain'
import { goneByRule } from './keeping.js'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-20T08:30:00Z')

const versionOf = (index: number) => `1.0.0-${String(index).padStart(4, '0')}`

/** Versions of a remote, newest first, each a day older than the one before it. */
const published = (count: number, newestDaysAgo: number) =>
  Array.from({ length: count }, (_, index) => ({
    version: versionOf(index),
    publishedAt: new Date(NOW - (newestDaysAgo + index) * DAY_MS),
  }))

const NOTHING = { remote: 'mfe-a', version: null, canaryVersion: null, earlier: [] }
const { keptVersions, keptDays } = RELEASE_LIMITS

describe(goneByRule.name, () => {
  it('lets nothing go while there are as many as stay by number, however old', () => {
    expect(goneByRule(NOTHING, published(keptVersions, 1000), NOW)).toEqual([])
  })

  it('lets go of what is beyond, the newest stay', () => {
    expect(goneByRule(NOTHING, published(keptVersions + 2, 1000), NOW)).toEqual([
      versionOf(keptVersions),
      versionOf(keptVersions + 1),
    ])
  })

  it('keeps each for some days after a newer one came: a page that was opened before still asks for it', () => {
    const last = keptVersions + 1
    // The newer one of the last came a day after it.
    const rows = published(last + 1, keptDays - (last - 1))
    expect(goneByRule(NOTHING, rows, NOW)).toEqual([])
    expect(goneByRule(NOTHING, rows, NOW + 1)).toEqual([versionOf(last)])
  })

  it.each([
    ['in force', { version: versionOf(11) }],
    ['given to some', { canaryVersion: versionOf(11) }],
    ['what a rollback leads to', { earlier: ['', versionOf(11)] }],
  ])('never lets go of what is %s', (_, given) => {
    expect(goneByRule({ ...NOTHING, ...given }, published(13, 1000), NOW)).toEqual([
      versionOf(10),
      versionOf(12),
    ])
  })

  it('finds what is beyond any list that somebody reads', () => {
    expect(goneByRule(NOTHING, published(250, 1000), NOW)).toHaveLength(250 - keptVersions)
  })
})
