// Logistic regression: how much each cue weighs. The same rows in the same order give the same weights.
import { randomFrom } from './sentences.mjs'

const ORDERS = 5
const STEP = 0.15
const START_STEP = 0.02

const shuffled = (list, random) => {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[list[last], list[other]] = [list[other], list[last]]
  }
  return list
}

/** @returns the weight of each number and the score of nothing, learned in one order of the sentences */
const fitOnce = (seed, rows, meant, size, { shrink, rounds }) => {
  const random = randomFrom(seed)
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(0.01)
  let start = 0
  const order = [...rows.keys()]
  for (let round = 0; round < rounds; round++)
    for (const at of shuffled(order, random)) {
      const score = rows[at].reduce((sum, number) => sum + weights[number], start)
      const error = 1 / (1 + Math.exp(-score)) - meant[at]
      for (const number of rows[at]) {
        const slope = error + shrink * weights[number]
        squares[number] += slope * slope
        weights[number] -= (STEP * slope) / Math.sqrt(squares[number])
      }
      start -= START_STEP * error
    }
  return { weights, start }
}

/** The middle of several orders: what one order makes of the last sentences is chance. */
export const fit = (rows, meant, size, options) => {
  const all = Array.from({ length: ORDERS }, (_, at) => fitOnce(at + 1, rows, meant, size, options))
  const weights = new Float64Array(size)
  for (const one of all) one.weights.forEach((weight, at) => (weights[at] += weight / ORDERS))
  return { weights, start: all.reduce((sum, { start }) => sum + start / ORDERS, 0) }
}
