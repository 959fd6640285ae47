import { describe, expect, it } from '@jest/globals'
import { savedWords } from './offline-note'

const at = new Date(2026, 10, 20, 10, 32).getTime()

describe(savedWords.name, () => {
  it('names the time, and the day only when it is not today', () => {
    expect(savedWords(at, '2026-11-20')).toBe('Offline — showing what was saved at 10:32 AM')
    expect(savedWords(at, '2026-11-21')).toBe('Offline — showing what was saved on Nov 20 at 10:32 AM')
  })
})
