import { describe, expect, it } from '@jest/globals'
import { describeAudit } from './audit-verdict.js'

const link = (seq: number) => ({ seq, hash: Buffer.alloc(32, seq), at: '2026-11-20T08:00:00.000Z' })
const sound = { brokenAt: null, last: link(7), contradicted: null, noted: 3, unreadable: 0 }

describe(describeAudit.name, () => {
  it('says that the log is whole, with its last hash, and by how many notes', () => {
    expect(describeAudit(sound)).toMatch(
      /^The audit log is whole: 7 rows, the last with hash 0707.*\n.*all 3 rows/s,
    )
    expect(describeAudit({ ...sound, noted: 0 })).toContain('Nothing was noted of it')
    expect(describeAudit({ ...sound, last: link(0), noted: 0 })).not.toContain('Nothing was noted')
    expect(describeAudit({ ...sound, unreadable: 2 })).toContain('2 lines of the notes are torn or not ours.')
  })

  it.each([
    ['a broken row', { ...sound, brokenAt: 4 }, 'row 4 was changed or is missing'],
    [
      'a cut end',
      { ...sound, contradicted: link(9) },
      'its end was cut off. It has 7 rows, and row 9 was there',
    ],
    ['a log written anew', { ...sound, contradicted: link(5) }, 'it was written anew. Row 5'],
    ['forged notes', { ...sound, noted: 0, unreadable: 3 }, 'none of them is ours'],
  ])('refuses %s', (_what, verdict, sentence) => {
    expect(() => describeAudit(verdict)).toThrow(sentence)
  })
})
