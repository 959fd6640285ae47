import { describe, expect, it } from '@jest/globals'
import { isOwnNote } from './automatic-notes.js'

describe(isOwnNote.name, () => {
  it.each([
    ['', false],
    ['Initial weight entry', false],
    ['Profile update', false],
    ['Profile update after my visit', true],
    ['New scale', true],
  ])('says of %j: %s', (note, isOwn) => {
    expect(isOwnNote(note)).toBe(isOwn)
  })
})
