import { describe, expect, it } from '@jest/globals'
import { pageWith } from './accuracy.js'

const page = (figures: string) =>
  `# A page\n\n<!-- Written by npm run generate: -->\n\n${figures}\n\n<!-- Up to here. -->\n\nMore.\n`

describe(pageWith.name, () => {
  it('puts the figures of today where those of an earlier day stood, and leaves the rest', () => {
    expect(pageWith(page('- brands: 97.0 %'), '- brands: 95.0 %')).toBe(page('- brands: 95.0 %'))
  })

  it.each(['# A page without a place', '<!-- Up to here. -->\n<!-- Written by npm run generate: -->'])(
    'does not guess the place: %s',
    (text) => expect(() => pageWith(text, '- brands: 95.0 %')).toThrow('no place for figures'),
  )
})
