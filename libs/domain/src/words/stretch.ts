import type { Compiled, Place, Reading } from './compiled.js'
import type { Meaning } from './vocabulary.js'

// Whether one phrase stands at one word of a text, and up to where. What is found of it is the matcher's.

const fits = ({ numbers, isOther }: Place, meaning: Meaning): boolean => {
  for (const number of meaning) if (numbers.has(number)) return !isOther
  return isOther
}

/** From where to where the words of all places stand in any order around `at`, which is the first's. */
const around = (
  { meanings, begins, isLeftOut }: Reading,
  [, ...others]: readonly Place[],
  at: number,
  near: number,
): readonly [number, number] | null => {
  if (isLeftOut[at] === true) return null
  let from = at
  while (from > 0 && from > at - near && begins[from] !== true) from--
  let to = at + 1
  while (to < meanings.length && to <= at + near && begins[to] !== true) to++
  let first = at
  let last = at
  for (const place of others) {
    let found = -1
    for (let here = from; here < to && found < 0; here++)
      if (here !== at && isLeftOut[here] !== true && fits(place, meanings[here] ?? [])) found = here
    if (found < 0) return null
    first = Math.min(first, found)
    last = Math.max(last, found)
  }
  return [first, last + 1]
}

const isAmong = (numbers: ReadonlySet<number>, { meanings }: Reading, at: number): boolean => {
  for (const number of meanings[at] ?? []) if (numbers.has(number)) return true
  return false
}

/** Whether one of the words of a place stands from `from` to `to`; without `to`, at `from` or in the gap behind it. */
const hasNear = (
  { meanings }: Reading,
  { numbers, gap }: Place,
  from: number,
  to = from + gap + 1,
): boolean => {
  for (let here = from; here < to && here < meanings.length; here++)
    for (const number of meanings[here] ?? []) if (numbers.has(number)) return true
  return false
}

/** Whether a gap may hold the word before `here`: no "not" and no end of a sentence. */
const canStep = (reading: Reading, stops: ReadonlySet<number>, from: number, here: number): boolean =>
  !isAmong(stops, reading, here - 1) && reading.begins[here] !== true && reading.begins[from] !== true

/** Where the phrase ends that goes on with `place` at the word `at`; -1 when it does not. */
const endOf = (reading: Reading, phrase: Compiled, place: number, at: number): number => {
  const next = phrase.places[place]
  if (next === undefined) return at
  if (next.isOther && hasNear(reading, next, at)) return -1
  // It only looks: what comes next is not its own.
  if (next.isOther && next.isOptional) return endOf(reading, phrase, place + 1, at)
  for (let here = at; here <= at + next.gap && here < reading.meanings.length; here++) {
    if (reading.isLeftOut[here] === true || (here > at && !canStep(reading, phrase.stops, at, here))) break
    if (next.isOther && isAmong(phrase.turns, reading, here)) break
    if (!fits(next, reading.meanings[here] ?? [])) continue
    const end = endOf(reading, phrase, place + 1, here + 1)
    if (end >= 0) return end
  }
  return next.isOptional ? endOf(reading, phrase, place + 1, at) : -1
}

/** From where to where a phrase stands whose first word is at `at`; null when it does not. */
export const stretchOf = (
  reading: Reading,
  phrase: Compiled,
  at: number,
): readonly [number, number] | null => {
  const { places, notBefore, near } = phrase
  if (notBefore !== undefined && hasNear(reading, notBefore, Math.max(0, at - notBefore.gap - 1), at))
    return null
  if (near !== null) return around(reading, places, at, near)
  const end = endOf(reading, phrase, 0, at)
  return end < 0 ? null : [at, end]
}
