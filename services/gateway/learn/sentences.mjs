// The sentences that cues are learned from, as they are read from the lists.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tokensOf } from '@gb/domain'

const HERE = import.meta.dirname

/** Numbers from 0 to 1, the same ones every time. */
export const randomFrom = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

const sameText = (text) => tokensOf(text).join(' ')

export const readLists = (folder, without = []) =>
  readdirSync(join(HERE, folder))
    .filter((file) => !without.includes(file))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(HERE, folder, file), 'utf8')))

/** Each sentence once. */
export const onceEach = (sentences) => [
  ...new Map(sentences.map((one) => [sameText(one.text), one])).values(),
]

const unended = (text) => text.replace(/[.!?;:\s]+$/u, '')

/**
 * People write in one breath, without a stop: what is meant beside what they ate. Each sentence stands once more before or
 * behind an everyday one, so that no word of a meal speaks against what is meant beside it; and everyday ones stand side by
 * side with a stop between them, because sentences that follow each other are judged together, too.
 */
export const beside = (sentences) => {
  const random = randomFrom(sentences.length)
  const everyday = sentences.filter(({ kind }) => kind.startsWith('harmless'))
  const another = () => everyday[Math.floor(random() * everyday.length)].text
  const behind = ({ text, kind }, stop) => ({ text: `${unended(another())}${stop} ${text}`, kind })
  const before = ({ text, kind }) => ({ text: `${unended(text)} ${another()}`, kind })
  const isEveryday = ({ kind }) => kind.startsWith('harmless')
  return sentences.flatMap((one) => [before(one), behind(one, isEveryday(one) ? '.' : '')])
}
