import { describe, expect, it } from '@jest/globals'
import { CONCERN_WORDS } from './messages.js'

/** What is an emergency by the table of health-rules 6.1, as a text may name it. */
const EMERGENCY_SIGNS =
  /confus|faint|pass(?:ed|es)? out|chest pain|hard to breathe|saliva|vomiting blood|black stool/iu
const EMERGENCY_HELP = /emergency|911|right away/iu

describe('the words of concerns', () => {
  const sentences = Object.entries(CONCERN_WORDS).flatMap(([id, { text }]) =>
    text.split(/(?<=[.?!]) /u).map((sentence): [string, string] => [id, sentence]),
  )

  // "Call your care team" for somebody who is confused would cost hours. Source: health-rules 6.1.
  it.each(sentences.filter(([, sentence]) => EMERGENCY_SIGNS.test(sentence)))(
    'send whoever has a sign of an emergency to emergency help (%s: "%s")',
    (_, sentence) => expect(sentence).toMatch(EMERGENCY_HELP),
  )

  it('are read by a test that finds such sentences', () => {
    expect(sentences.filter(([, sentence]) => EMERGENCY_SIGNS.test(sentence)).length).toBeGreaterThanOrEqual(
      3,
    )
  })
})
