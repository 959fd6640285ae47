// Learns how much each cue speaks for a text being meant: logistic regression on lists of sentences, the same weights from
// the same lists. `npm run learn:words` writes them beside the phrases in libs/domain. The lists are in lists/ and with the words
// (`sentences`); those that are held out are not learned from.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  apartOf,
  beginningOf,
  BOUNDARY,
  CRISIS_FAMILIES,
  FLAG_TOPICS,
  pairOf,
  SUPPORT_NEEDS,
  supportTokensOf,
  tokensOf,
  Vocabulary,
} from '@gb/domain'
import { SENTENCES } from '@gb/domain/sentences'
import { fit } from './fit.mjs'
import { beside, onceEach, readLists } from './sentences.mjs'

const WORDS = join(import.meta.dirname, '../../../libs/domain/src/words')
const FEWEST_TIMES = 2
const ROUNDS = 30
const TENTHS = 10
const KIND_ROUNDS = 20
/** A word of fewer sentences, of which each is learned thrice, or so much rarer than what it looks like may be a slip. */
const FEWEST_AS_WRITTEN = 9
const RARER = 20

/** The settings that did best on lists that were kept apart; see decision 0053. */
const MODELS = {
  crisis: {
    kinds: CRISIS_FAMILIES,
    keep: 20000,
    keepPerKind: 150,
    shrink: 0.004,
    name: 'CRISIS_CUES',
    kind: { name: 'CrisisFamily', file: 'families.js' },
  },
  body: {
    kinds: FLAG_TOPICS,
    keep: 14000,
    keepPerKind: 150,
    shrink: 0.005,
    name: 'BODY_CUES',
    kind: { name: 'FlagTopic', file: 'topics.js' },
  },
  support: {
    kinds: SUPPORT_NEEDS,
    keep: 9000,
    keepPerKind: 100,
    shrink: 0.01,
    name: 'SUPPORT_CUES',
    kind: { name: 'SupportNeed', file: 'needs.js' },
    further: 'support',
    // Sentences that stand as near to a sign as can be drown those of home and of drink; see decision 0053.
    without: ['list-25.json', 'list-26.json', 'list-28.json'],
    isOnlyByName: true,
    // So few sentences are drowned by everyday ones that stand beside them.
    isBeside: false,
    read: supportTokensOf,
  },
}

const singlesOf = (tokens) =>
  tokens.flatMap((token) => (beginningOf(token) === null ? [token] : [token, beginningOf(token)]))

const cuesOf = (tokens) => [
  ...singlesOf(tokens),
  ...tokens.slice(1).map((token, at) => pairOf(tokens[at], token)),
  ...tokens.slice(2).map((token, at) => apartOf(tokens[at], token)),
]

const counted = (lists) => {
  const counts = new Map()
  for (const list of lists) for (const cue of new Set(list)) counts.set(cue, (counts.get(cue) ?? 0) + 1)
  return counts
}

const numbered = (cues) => new Map([...cues].map((cue, number) => [cue, number]))
const rowsOf = (lists, numbers) =>
  lists.map((list) => list.flatMap((cue) => (numbers.has(cue) ? [numbers.get(cue)] : [])))

/** Cues and weights in lines: those of one weight stand together. */
const linesOf = (weighted) => {
  const lines = new Map()
  for (const [cue, weight] of weighted) {
    const tenths = Math.round(weight * TENTHS)
    if (tenths !== 0) lines.set(tenths, [...(lines.get(tenths) ?? []), cue])
  }
  return [...lines]
    .sort(([one], [other]) => other - one)
    .map(([weight, cues]) => [weight, cues.sort().join('|')])
}

const learnKinds = (sentences, lists, { kinds, keepPerKind, shrink }) => {
  const own = [...sentences.keys()].filter((at) => kinds.includes(sentences[at].kind))
  const singles = own.map((at) => singlesOf(lists[at].tokens))
  const counts = counted(singles)
  const numbers = numbered([...counts].filter(([, times]) => times >= FEWEST_TIMES).map(([cue]) => cue))
  const rows = rowsOf(singles, numbers)
  return kinds.map((kind) => {
    const meant = own.map((at) => Number(sentences[at].kind === kind))
    const { weights, start } = fit(rows, meant, numbers.size, { shrink, rounds: KIND_ROUNDS })
    const best = [...numbers]
      .filter(([cue]) => cue !== BOUNDARY)
      .map(([cue, number]) => [cue, weights[number]])
      .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
      .slice(0, keepPerKind)
    return [kind, linesOf([[BOUNDARY, start], ...best])]
  })
}

/** Words that say nothing and look like a slip of a cue: "walking" is not "talking". */
const asWrittenOf = (lists, cues) => {
  const counts = counted(lists.map(({ tokens }) => tokens))
  const vocabulary = new Vocabulary()
  const words = new Map(
    cues.filter((cue) => cue !== BOUNDARY && !/[ ~]/u.test(cue)).map((word) => [vocabulary.add(word), word]),
  )
  const isOwn = ([word, times]) => {
    const read = vocabulary
      .read(word)
      .flat()
      .map((number) => words.get(number))
    return read.length > 0 && !read.includes(word) && read.every((cue) => counts.get(cue) < times * RARER)
  }
  const often = [...counts].filter(([, times]) => times >= FEWEST_AS_WRITTEN)
  return often
    .filter(isOwn)
    .map(([word]) => word)
    .sort()
    .join('|')
}

const learn = (sentences, settings) => {
  const lists = sentences.map(({ text }) => {
    const tokens = (settings.read ?? tokensOf)(text)
    return { tokens, cues: cuesOf(tokens) }
  })
  const meant = sentences.map(({ kind }) => Number(settings.kinds.includes(kind)))
  const all = lists.map(({ cues }) => cues)
  const counts = counted(all)
  let numbers = numbered([...counts].filter(([, times]) => times >= FEWEST_TIMES).map(([cue]) => cue))
  const options = { shrink: settings.shrink, rounds: ROUNDS }
  const first = fit(rowsOf(all, numbers), meant, numbers.size, options)
  const worth = ([cue, number]) => Math.abs(first.weights[number]) * Math.sqrt(counts.get(cue))
  const kept = [...numbers].sort((one, other) => worth(other) - worth(one)).slice(0, settings.keep)
  numbers = numbered(kept.map(([cue]) => cue))
  const { weights, start } = fit(rowsOf(all, numbers), meant, numbers.size, options)
  const lines = linesOf([...numbers].map(([cue, number]) => [cue, weights[number]]))
  return {
    start: Math.round(start * TENTHS) / TENTHS,
    weights: lines,
    asWritten: asWrittenOf(
      lists,
      lines.flatMap(([, cues]) => cues.split('|')),
    ),
    kinds: learnKinds(sentences, lists, settings),
  }
}

const sourceOf = (name, kind, learned) =>
  [
    '// Made by `npm run learn:words` from the lists of sentences; nothing in it is written by hand.',
    "import type { LearnedCues } from '../cues/cues.js'",
    `import type { ${kind.name} } from './${kind.file}'`,
    '',
    `export const ${name}: LearnedCues<${kind.name}> = ${JSON.stringify(learned)}`,
    '',
  ].join('\n')

const known = SENTENCES.filter(({ half }) => half !== 'held_out')
// Those that every list may change, or the one that is named: `npm run learn:words -- support`.
const [only] = process.argv.slice(2)
const models = Object.entries(MODELS).filter(([folder, { isOnlyByName }]) =>
  only === undefined ? isOnlyByName !== true : folder === only,
)
for (const [folder, settings] of models) {
  // What is told of home or of drink is neither a crisis nor a sign of the body, and says nothing against one: only its own model learns it.
  const lists = [...readLists('lists', settings.without), ...known]
  const apart = onceEach(settings.further === undefined ? lists : [...readLists(settings.further), ...lists])
  const sentences = settings.isBeside === false ? apart : [...apart, ...beside(apart)]
  const learned = learn(sentences, settings)
  const source = sourceOf(settings.name, settings.kind, learned)
  writeFileSync(join(WORDS, folder, 'learned.ts'), source)
  console.log(`${folder}: ${sentences.length} sentences, ${settings.keep} cues, ${source.length} bytes`)
}
