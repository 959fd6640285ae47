// Says of most spellings that nobody knows them, without putting them together as texts: of each word that stands in no phrase
// as many spellings are asked for as it has letters, and hardly any of them is known.

/** Bits; a tenth of them is set by the words of the largest rules. */
const SIZE = 1 << 19
const BITS = 32
const FACTOR = 31

/** The sum of all letters before each, so that the sum of any part is one step away. */
export const sumsOf = (word: string): Int32Array => {
  const sums = new Int32Array(word.length + 1)
  for (let at = 0; at < word.length; at++)
    sums[at + 1] = (Math.imul(sums[at] ?? 0, FACTOR) + word.charCodeAt(at)) | 0
  return sums
}

const POWERS = ((): Int32Array => {
  const powers = new Int32Array(64).fill(1)
  for (let at = 1; at < powers.length; at++) powers[at] = Math.imul(powers[at - 1] ?? 1, FACTOR)
  return powers
})()

/** The sum of the letters from `from` to before `to`, of a word of fewer than 64. */
export const sumOf = (sums: Int32Array, from: number, to: number): number =>
  ((sums[to] ?? 0) - Math.imul(sums[from] ?? 0, POWERS[to - from] ?? 0)) | 0

/** The sum of a word without its letter `at`. */
export const sumWithout = (sums: Int32Array, at: number): number => {
  const last = sums.length - 1
  return (Math.imul(sums[at] ?? 0, POWERS[last - at - 1] ?? 0) + sumOf(sums, at + 1, last)) | 0
}

/** Which sums are known. One that is not may be told to be: whoever asks has to look it up then. */
export class Sieve {
  private readonly bits = new Int32Array(SIZE / BITS)

  add(word: string): void {
    const at = placeOf(sumsOf(word)[word.length] ?? 0)
    this.bits[at >>> 5] = (this.bits[at >>> 5] ?? 0) | (1 << (at & 31))
  }

  mayHave(sum: number): boolean {
    const at = placeOf(sum)
    return ((this.bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0
  }
}

/** Sums of short words lie close together: their bits should not. */
const placeOf = (sum: number): number => (Math.imul(sum, 0x9e3779b1) >>> 13) % SIZE
