import { describe, expect, it } from '@jest/globals'
import { CODE_SOURCES } from './code-sources.js'
import { sourceOf } from './source-strings.js'

const MARK = /<(?:InfoMark|SourceMark)\b/

/** They say what the product is, who reads a message and whom to call: nothing that a guide would bear out. */
const OF_THE_PRODUCT = [
  'mfe-premium/src/check-in/messages/check-in.en.json',
  'mfe-premium/src/premium/messages/premium.en.json',
  'mfe-premium/src/report/messages/report.en.json',
  'services/content/src/check-in/messages.ts',
  'services/food-analysis/src/food-log/entries/food-entry.entity.ts',
  'services/tracking/src/report/messages/',
  'shell/src/features/about/messages/about.en.json',
  'shell/src/features/clinic-plan/messages/clinic-plan.en.json',
]

describe('the source of what the product says about health', () => {
  it.each(CODE_SOURCES.flatMap(({ path, opened_in }) => opened_in.map((file) => [path, file] as const)))(
    'of %s is opened from %s',
    async (_path, file) => expect(await sourceOf(file)).toMatch(MARK),
  )

  it('can be opened from a screen for all that is more than what the product is', () => {
    const unopened = CODE_SOURCES.filter(({ opened_in }) => opened_in.length === 0)
    expect(unopened.map(({ path }) => path).sort()).toEqual(OF_THE_PRODUCT)
  })
})
