import { performance } from 'node:perf_hooks'
import {
  FLAG_TOPICS,
  bodyFlags,
  CRISIS_FAMILIES,
  crisisFamilies,
  WORD_SENTENCES as SENTENCES,
  type WordSentence as Sentence,
} from '@gb/domain'
import type { SafetyPart } from './part.js'

/** Source: health-rules 9b.1. */
const AIM = { overall: 0.95, family: 0.85, harmless: 0.1, ms: 2 } as const
const NAMES: Readonly<Record<Sentence['half'], string>> = {
  even: 'even half',
  odd: 'odd half',
  later: 'later lists',
  held_out: 'list held out',
}
const TEXT_LENGTH = 5000
const WARM_UPS = 50
const ROUNDS = 300

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const shareOf = (sentences: readonly Sentence[], isFound: (text: string) => boolean) => {
  const found = sentences.filter(({ text }) => isFound(text)).length
  const share = sentences.length === 0 ? 1 : found / sentences.length
  return { share, words: `${found} of ${sentences.length}, ${percent(found, sentences.length)}` }
}
const hasCrisis = (text: string) => crisisFamilies(text).length > 0
const hasFlag = (text: string) => bodyFlags(text).length > 0

/** The least time of many looks at a long text, in ms: any other would measure what else the machine does. */
const timeOf = (look: (text: string) => unknown): number => {
  const text = SENTENCES.map((sentence) => sentence.text)
    .join('. ')
    .slice(0, TEXT_LENGTH)
  for (let round = 0; round < WARM_UPS; round++) look(text)
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    look(text)
    least = Math.min(least, performance.now() - start)
  }
  return least
}

/** How many of the known sentences the words find, and how many everyday ones they take for something else. */
export const WORDS: SafetyPart = {
  name: 'words',
  look: () => {
    const lines: string[] = []
    const problems: string[] = []
    const measure = (
      what: string,
      sentences: readonly Sentence[],
      least: number,
      isFound: (text: string) => boolean,
    ) => {
      if (sentences.length === 0) return
      const { share, words } = shareOf(sentences, isFound)
      lines.push(`${what}: ${words}`)
      if (share < least) problems.push(`${what}: ${words}, and ${percent(least, 1)} are wanted`)
    }
    const isCrisis = ({ kind }: Sentence) => CRISIS_FAMILIES.some((family) => family === kind)
    const isBody = ({ kind }: Sentence) => FLAG_TOPICS.some((topic) => topic === kind)
    for (const half of ['even', 'odd', 'later', 'held_out'] as const) {
      const part = SENTENCES.filter((sentence) => sentence.half === half)
      const name = NAMES[half]
      measure(`crisis, ${name}`, part.filter(isCrisis), AIM.overall, hasCrisis)
      for (const family of CRISIS_FAMILIES)
        measure(
          `  ${family}, ${name}`,
          part.filter(({ kind }) => kind === family),
          AIM.family,
          hasCrisis,
        )
      measure(`red flags, ${name}`, part.filter(isBody), AIM.family, hasFlag)
      for (const [what, isFound] of [['crisis', hasCrisis] as const, ['red flags', hasFlag] as const]) {
        const harmless = part.filter(({ kind }) => kind.startsWith('harmless'))
        const { share, words } = shareOf(harmless, isFound)
        lines.push(`everyday taken for ${what}, ${name}: ${words}`)
        if (share > AIM.harmless) problems.push(`everyday taken for ${what}, ${name}: ${words}`)
      }
    }
    for (const [what, look] of [['crisis', crisisFamilies] as const, ['red flags', bodyFlags] as const]) {
      const ms = timeOf(look)
      lines.push(`${what}: ${ms.toFixed(2)} ms for ${TEXT_LENGTH} characters`)
      if (ms > AIM.ms) problems.push(`${what}: ${ms.toFixed(2)} ms for ${TEXT_LENGTH} characters`)
    }
    return { lines, problems }
  },
}
