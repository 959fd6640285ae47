import { describe, expect, it } from '@jest/globals'
import { shippedTextFaults, textFaults } from './check-texts.js'

const about = (words: string) => [{ slug: 'about-creator' as const, body: { story: words } }]
const DRAWINGS = new Set(['walk.svg'])

describe(textFaults.name, () => {
  it('finds nothing wrong with easy words and whole links', () => {
    const words = 'Sip slowly. See https://988lifeline.org/chat or /api/content-images/walk.svg now.'
    expect(textFaults(about(words), DRAWINGS)).toEqual([])
  })

  it('finds sentences that are too hard to read', () => {
    const hard =
      'Notwithstanding contraindications, supplementation necessitates individualized biochemical surveillance.'
    expect(textFaults(about(hard), DRAWINGS)).toEqual([
      expect.stringMatching(/^about-creator: reads at grade \d+\.\d, above 6$/),
    ])
  })

  it.each([
    ['an address that is not https', 'See http://example.org now.', 'http://example.org'],
    ['an address without a host', 'See https:// now. See https://nowhere now.', 'https://nowhere'],
    ['a drawing that is not there', 'See /api/content-images/run.svg now.', 'run.svg'],
    ['the mailbox of a stranger', 'Write to olga@gmail.com now.', 'olga@gmail.com'],
  ])('finds %s', (_what, words, named) => {
    expect(textFaults(about(words), DRAWINGS)).toEqual([expect.stringContaining(named)])
  })
})

describe(shippedTextFaults.name, () => {
  it('has nothing to say', async () => {
    expect(await shippedTextFaults()).toEqual([])
  })
})
