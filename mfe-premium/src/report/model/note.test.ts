import { describe, expect, it } from '@jest/globals'
import { MAX_REPORT_NOTES } from '@gb/domain'
import { withNote } from './note'

describe(withNote.name, () => {
  it('adds a note once and takes it away', () => {
    expect(withNote(['a'], 'b', true)).toEqual(['a', 'b'])
    expect(withNote(['a'], 'a', true)).toEqual(['a'])
    expect(withNote(['a', 'b'], 'a', false)).toEqual(['b'])
  })

  it('takes no more than a report has room for', () => {
    const full = Array.from({ length: MAX_REPORT_NOTES }, (_, index) => String(index))
    expect(withNote(full, 'one more', true)).toEqual(full)
  })
})
