import { describe, expect, it } from '@jest/globals'
import { lastWords } from './last-words.mjs'

describe('lastWords', () => {
  it('keeps one line for each broken variable and drops the sentence above them', () => {
    const said = 'Gastric Buddy did not start.\nPOOL_SIZE: must be a whole number\nHOST: must not be empty\n'
    expect(lastWords(said)).toBe('POOL_SIZE: must be a whole number\nHOST: must not be empty')
  })

  it('tells a crash by its error, without the frames', () => {
    const said = [
      'file:///app/main.js:12',
      "throw new TypeError('no')",
      '^',
      '',
      'TypeError: no database here',
      '    at start (file:///app/main.js:12:7)',
      '',
      'Node.js v24.21.0',
    ].join('\n')
    expect(lastWords(said)).toBe('TypeError: no database here')
  })

  it('says nothing when nothing was said', () => {
    expect(lastWords('(node:12) ExperimentalWarning: a feature\n')).toBe('')
  })
})
