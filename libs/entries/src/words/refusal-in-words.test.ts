import { describe, expect, it } from '@jest/globals'
import { refusalInWords } from './refusal-in-words'

const REFUSAL = { reason: 'refused' as const, status: 400, message: 'Please check your entry.', fields: [] }

describe(refusalInWords.name, () => {
  it('speaks of what was typed, never of a field of the server', () => {
    const fields = [{ field: 'recorded_at', message: 'recorded_at must be an ISO instant.' }]
    expect(refusalInWords({ ...REFUSAL, fields }, 'en')).toBe('The time must be in the last 400 days.')
    const other = [{ field: 'journal_entry', message: 'journal_entry is too long.' }]
    expect(refusalInWords({ ...REFUSAL, fields: other }, 'en')).toBe('Please check your entry.')
  })

  it("has the server's own sentence where it says no more", () => {
    expect(refusalInWords(REFUSAL, 'en')).toBe('Please check your entry.')
    const fields = [{ field: 'mood_rating', message: 'Please choose 1 to 10.' }]
    expect(refusalInWords({ ...REFUSAL, fields }, 'en')).toBe('Please choose 1 to 10.')
  })

  it('says that an entry is gone', () => {
    const gone = refusalInWords({ ...REFUSAL, reason: 'gone', status: 410 }, 'en')
    expect(gone).toBe('This entry was deleted on another device.')
  })
})
