import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fitNotes, REPORT_NOTE_CHARACTERS, REPORT_NOTES_ROOM } from './report-notes.js'

const words = (length: number) => 'walked to the lake '.repeat(400).slice(0, length).trim()

describe(fitNotes.name, () => {
  it('prints short texts as they are', () => {
    expect(fitNotes(['One', 'Two\nlines'])).toEqual([
      { text: 'One', isShortened: false },
      { text: 'Two\nlines', isShortened: false },
    ])
    expect(fitNotes([])).toEqual([])
  })

  it('shortens one that is long, at the end of a word', () => {
    const [only] = fitNotes([words(4000)])
    expect(only?.isShortened).toBe(true)
    expect(only?.text).toMatch(/ (walked|to|the|lake) …$/)
    expect(only?.text.length).toBeGreaterThan(REPORT_NOTE_CHARACTERS - 30)
    expect(only?.text.length).toBeLessThanOrEqual(REPORT_NOTE_CHARACTERS + 2)
  })

  it('shortens the long ones before it leaves any out, and leaves short ones whole', () => {
    const fitted = fitNotes(['Short', ...Array.from({ length: 20 }, () => words(4000)), 'Short too'])
    expect(fitted).toHaveLength(22)
    expect([fitted[0], fitted[21]]).toEqual([
      { text: 'Short', isShortened: false },
      { text: 'Short too', isShortened: false },
    ])
    expect(fitted[1]?.text.length).toBeGreaterThan(150)
  })

  it('leaves out the last ones when there are too many', () => {
    const fitted = fitNotes(Array.from({ length: 80 }, () => words(4000)))
    expect(fitted.length).toBeGreaterThan(20)
    expect(fitted.length).toBeLessThan(80)
  })

  it('counts a line break as a line', () => {
    const [only] = fitNotes(['a\n'.repeat(2000)])
    expect(only?.text.split('\n').length).toBeLessThanOrEqual(REPORT_NOTE_CHARACTERS / 80 + 1)
  })

  it('never takes more room than there is, and invents nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 1500 }), { maxLength: 80 }), (texts) => {
        const fitted = fitNotes(texts)
        expect(fitted.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(REPORT_NOTES_ROOM)
        fitted.forEach(({ text, isShortened }, index) => {
          if (!isShortened) expect(text).toBe(texts[index])
          else expect(texts[index]?.startsWith(text.slice(0, -2))).toBe(true)
        })
      }),
      { numRuns: 50 },
    )
  })
})
