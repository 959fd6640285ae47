import { performance } from 'node:perf_hooks'
import {
  FLAG_TOPICS,
  bodyFlags,
  CRISIS_FAMILIES,
  crisisFamilies,
  SUPPORT_NEEDS,
  supportNeeds,
} from '@gb/domain'
import { SENTENCES, type Sentence, SUPPORT_SENTENCES } from '@gb/domain/sentences'
import type { SafetyPart } from './part.js'

/** Source: health-rules 9b.1. */
const AIM = { overall: 0.95, family: 0.85, harmless: 0.1, ms: 2 } as const
const NAMES: Readonly<Record<Sentence['half'], string>> = {
  even: 'even half',
  odd: 'odd half',
  later: 'later lists',
  held_out: 'list held out',
}
/** A journal of a phone: what is meant stands in one breath with what was eaten. */
const BESIDE_MEALS: readonly (readonly [string, (text: string) => string])[] = [
  ['behind a meal', (text) => `protein 61 water 48 had eggs and yogurt for breakfast and a shake ${text}`],
  ['before a meal', (text) => `${text} had chicken and broth for lunch protein 61 water 48 took my vitamins`],
]
const TEXT_LENGTH = 5000
const SPREAD = 7
const FREQUENT = 100
const RARE = 1000
const WARM_UPS = 50
const ROUNDS = 600

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const shareOf = (sentences: readonly { readonly text: string }[], isFound: (text: string) => boolean) => {
  const found = sentences.filter(({ text }) => isFound(text)).length
  const share = sentences.length === 0 ? 1 : found / sentences.length
  return { share, words: `${found} of ${sentences.length}, ${percent(found, sentences.length)}` }
}
const hasCrisis = (text: string) => crisisFamilies(text).length > 0
const hasFlag = (text: string) => bodyFlags(text).length > 0

const ofLength = (words: Iterable<string>): string => [...words].join(' ').slice(0, TEXT_LENGTH)
const over = (words: readonly string[]): string =>
  ofLength(Array.from({ length: TEXT_LENGTH }, (_, at) => words[at % words.length] ?? ''))

/** Long texts of several kinds: what is quick for a diary may be slow for one that only repeats the words of phrases. */
const longTexts = (): [string, string][] => {
  const texts = SENTENCES.map(({ text }) => text)
  const spread = (part: readonly Sentence[]) =>
    ofLength(part.filter((_, at) => at % SPREAD === 0).map(({ text }) => text))
  const uses = new Map<string, number>()
  for (const word of texts.join(' ').toLowerCase().split(/\s+/u)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const byUse = [...uses].sort(([, one], [, other]) => other - one).map(([word]) => word)
  return [
    ['genuine', spread(SENTENCES.filter(({ kind }) => !kind.startsWith('harmless')))],
    ['everyday', spread(SENTENCES.filter(({ kind }) => kind.startsWith('harmless')))],
    ['without a stop', spread(SENTENCES).replaceAll(/[.!?;:\n]/gu, '')],
    ['most frequent words', over(byUse.slice(0, FREQUENT))],
    ['rarest words', over(byUse.slice(-RARE))],
    ['no blank', over(byUse.slice(0, RARE)).replaceAll(' ', '')],
    ['one letter each', over('i m s o d o n e w i t h i t'.split(' '))],
    ['figures', over(['120', 'bpm', '38,6', '#5', '101.2°'])],
    ['other scripts', over(['ѕuісіdé', 'señal', '❤️‍🔥', '悲しい', 'è̶̈'])],
  ]
}

/**
 * The least time of many looks at each text, in ms: any other would measure what else the machine does. They take turns, so
 * that a busy second falls on all of them.
 */
const timesOf = (look: (text: string) => unknown, texts: readonly string[]): number[] => {
  const least = texts.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < WARM_UPS + ROUNDS; round++)
    for (const [index, text] of texts.entries()) {
      const start = performance.now()
      look(text)
      const took = performance.now() - start
      if (round >= WARM_UPS) least[index] = Math.min(took, least[index] ?? took)
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
      sentences: readonly { readonly text: string }[],
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
    for (const [where, beside] of BESIDE_MEALS) {
      const apart = SENTENCES.filter(({ half }) => half === 'held_out')
      const isFound = (look: (text: string) => boolean) => (text: string) => look(beside(text))
      measure(`crisis, held out, ${where}`, apart.filter(isCrisis), AIM.overall, isFound(hasCrisis))
      measure(`red flags, held out, ${where}`, apart.filter(isBody), AIM.family, isFound(hasFlag))
    }
    for (const need of SUPPORT_NEEDS) {
      const apart = SUPPORT_SENTENCES.filter(({ kind }) => kind === need)
      measure(`a line for ${need}, held out`, apart, AIM.family, (text) => supportNeeds(text).includes(need))
    }
    const isOffered = (text: string) => supportNeeds(text).length > 0
    const near = SUPPORT_SENTENCES.filter(({ kind }) => kind === 'harmless')
    const everyday = SENTENCES.filter(({ half, kind }) => half === 'held_out' && kind.startsWith('harmless'))
    lines.push(`everyday offered a line, held out: ${shareOf(everyday, isOffered).words}`)
    lines.push(`everyday offered a line, of a drink or somebody near: ${shareOf(near, isOffered).words}`)
    const texts = longTexts()
    for (const [what, look] of [
      ['crisis', crisisFamilies] as const,
      ['red flags', bodyFlags] as const,
      ['home and drink', supportNeeds] as const,
    ]) {
      const times = timesOf(
        look,
        texts.map(([, text]) => text),
      )
      for (const [index, [kind]] of texts.entries()) {
        const line = `${what}: ${(times[index] ?? 0).toFixed(2)} ms for ${TEXT_LENGTH} characters, ${kind}`
        lines.push(line)
        if ((times[index] ?? 0) > AIM.ms) problems.push(line)
      }
    }
    return { lines, problems }
  },
}
