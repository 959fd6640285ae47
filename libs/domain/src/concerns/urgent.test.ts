import { describe, expect, it } from '@jest/globals'
import { CONCERN_IDS, type ConcernId } from './concern.js'
import { concernOf } from './in-order.js'
import { hasUrgentConcern } from './urgent.js'

/** What may be praised beside: a question or a kind word that has nothing serious for an answer. */
const CALM: readonly ConcernId[] = [
  'dry_day',
  'long_nausea',
  'often_stuck',
  'often_dumping',
  'often_reflux',
  'fast_gain',
  'goal_too_light',
  'regain_team',
  'long_plateau',
  'mood_drop',
  'below_floor',
  'regain',
  'plateau',
]

describe(hasUrgentConcern.name, () => {
  it.each(CONCERN_IDS)('knows whether anything is praised beside %s', (id) => {
    expect(hasUrgentConcern([concernOf(id)])).toBe(!CALM.includes(id))
  })

  it('is asked of all of them', () => {
    expect(hasUrgentConcern([])).toBe(false)
    expect(hasUrgentConcern([concernOf('plateau'), concernOf('all_logged')])).toBe(true)
  })
})
