/** Bytes of a segment of the write-ahead log, as initdb makes clusters. */
export const SEGMENT_BYTES = 16 * 1024 * 1024

const SEGMENTS_PER_FILE_NUMBER = 0x1_0000_0000 / SEGMENT_BYTES
const SEGMENT = /^[0-9A-F]{24}$/
const HISTORY = /^[0-9A-F]{8}\.history$/

const hex = (value) => value.toString(16).toUpperCase().padStart(8, '0')

export const isSegment = (name) => SEGMENT.test(name)
export const isHistory = (name) => HISTORY.test(name)

/** Timeline and running number of a segment. */
export const placeOf = (name) => ({
  timeline: Number.parseInt(name.slice(0, 8), 16),
  number:
    Number.parseInt(name.slice(8, 16), 16) * SEGMENTS_PER_FILE_NUMBER + Number.parseInt(name.slice(16), 16),
})

/** The name of a segment. */
export const nameOf = (timeline, number) =>
  `${hex(timeline)}${hex(Math.floor(number / SEGMENTS_PER_FILE_NUMBER))}${hex(number % SEGMENTS_PER_FILE_NUMBER)}`

/** Timelines that a history file names: those that its own one came from. */
export const ancestorsIn = (history) =>
  history.split('\n').flatMap((line) => (/^\d+\t/.test(line) ? [Number.parseInt(line, 10)] : []))

/**
 * The segments that lead from one on to the end, each from the newest timeline that has it: a restore begins a new
 * timeline in the middle of a segment, and its own copy of that segment goes on.
 * @param {string} first
 * @param {Iterable<string>} names all that there are
 * @param {Set<number>} timelines those that belong together: a newer restore may have left others behind
 * @returns {string[]} without a gap; empty when even the first is missing
 */
export const chainFrom = (first, names, timelines) => {
  const byNumber = new Map()
  for (const name of names) {
    const { timeline, number } = placeOf(name)
    if (timelines.has(timeline) && timeline > (byNumber.get(number)?.timeline ?? 0))
      byNumber.set(number, { timeline, name })
  }
  const chain = []
  for (let { number, timeline } = placeOf(first); ; number += 1) {
    const found = byNumber.get(number)
    if (!found || found.timeline < timeline) return chain
    timeline = found.timeline
    chain.push(found.name)
  }
}
