import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { americanOf } from './american.mjs'
import { filesIn } from './sources.mjs'

const TEXT = /\.(?:tsx?|[cm]js|css|html|json|md|sh|sql|ya?ml)$/
/** What was run on somebody's database stays as it was; what lists British words has to. */
const AS_IT_WAS =
  /\/migrations\/\d|\/architecture\/(?:american\.test\.mjs|(?:british|spelling-kept)\.json)$|\/tone\/banned\.json$/
const GENERATED = /pnpm-lock\.yaml$/

/** What a tree keeps in another spelling: files of what people say, public fields and values, names. */
export const NOTHING_KEPT = { 'as people say': [], 'fields and values': [], names: [] }

const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A field or a value where code has it: quoted, after a dot, before a colon, or taken out of an object. */
const inCode = (field) =>
  `(?<=['"\`])${field}(?=['"\`])|(?<=\\.)${field}\\b|\\b${field}(?=['"]?!?:)|(?<=[{,] )${field}(?= [},])`

const blank = (found) => ' '.repeat(found.length)

const readerWithout = (kept) => {
  const sources = [...kept.names.map(literal), ...kept['fields and values'].map(inCode)]
  if (sources.length === 0) return (text) => text
  const names = new RegExp(sources.join('|'), 'g')
  return (text) => text.replaceAll(names, blank)
}

const WORDS = /\p{L}+/gu
const PARTS = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g

const lineOf = (text, index) => text.slice(0, index).split('\n').length

/** Each word of a text that is spelled as in Britain: `mealName` has two words, `crème` is not English. */
function* britishIn(text) {
  for (const { 0: whole, index } of text.matchAll(WORDS)) {
    if (/[^A-Za-z]/.test(whole)) continue
    for (const [word] of whole.matchAll(PARTS)) {
      const american = americanOf(word.toLowerCase())
      if (american) yield { word, american, index }
    }
  }
}

const besides = (root) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && !GENERATED.test(entry.name))
    .map(({ name }) => name)

const inFile = (root, file, without) => {
  const inside = without(readFileSync(join(root, file), 'utf8'))
  return [
    ...[...britishIn(without(file))].map((found) => ({ ...found, from: file })),
    ...[...britishIn(inside)].map((found) => ({ ...found, from: `${file}:${lineOf(inside, found.index)}` })),
  ]
}

/**
 * Words in code, data, pages and names of files that are not spelled as in America.
 * @param {string} root
 * @param {import('../workspace/workspace.mjs').WorkspacePackage[]} packages
 * @param {typeof NOTHING_KEPT} kept
 * @returns {import('./law.mjs').Violation[]}
 */
export const spellingViolations = (root, packages, kept) => {
  const without = readerWithout(kept)
  const folders = ['docs', '.ci', '.github', ...packages.map(({ path }) => path)]
  const files = [...besides(root), ...folders.flatMap((folder) => filesIn(root, folder, TEXT))].filter(
    (file) => !AS_IT_WAS.test(file) && !kept['as people say'].some((path) => file.startsWith(path)),
  )
  return files
    .flatMap((file) => inFile(root, file, without))
    .map(({ word, american, from }) => ({ rule: 'spelling', from, to: `${word}: ${american}` }))
}
