import { describe, expect, it } from '@jest/globals'
import { joinProblems } from './start-problems.mjs'

describe('joinProblems', () => {
  it('says each variable once, in our words where both know it', () => {
    const ours = [
      'PORT: 3000 is used by another program.',
      'Gastric Buddy already runs on /data (process 7).',
    ]
    const theirs = [
      'PORT: 3000 is already in use',
      'FREE_SCAN_LIMIT: must be a whole number',
      'SMTP_URL: missing',
    ]
    expect(joinProblems(ours, theirs)).toEqual([...ours, theirs[1], theirs[2]])
  })

  it('keeps several lines about one variable that only the server knows', () => {
    expect(joinProblems([], ['REMOTES.a: x', 'REMOTES.b: y'])).toEqual(['REMOTES.a: x', 'REMOTES.b: y'])
  })
})
