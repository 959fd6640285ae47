/** As a byte. */
export const NEW_LINE = 10
const WARN = 40

/** Lines that are written at once, after what has to be said of those that were not. */
export interface Block {
  buffer: Buffer
  /** Bytes of what stands before the lines. */
  headLength: number
  /** How many lost lines it tells of. */
  told: number
}

/** How many lines end in these bytes. */
export const linesIn = (bytes: Buffer): number =>
  bytes.reduce((count, byte) => (byte === NEW_LINE ? count + 1 : count), 0)

const lostLine = (lost: number): string =>
  `${JSON.stringify({ level: WARN, time: Date.now(), lost, msg: 'log lines were lost: they could not be written' })}\n`

/**
 * Puts lines together.
 * @param before what became of the lines before: how many are lost, and whether the last one broke off
 */
export const blockOf = (lines: readonly string[], before: { lost: number; isTorn: boolean }): Block => {
  const head = `${before.isTorn ? '\n' : ''}${before.lost > 0 ? lostLine(before.lost) : ''}`
  return {
    buffer: Buffer.from(head + lines.join('')),
    headLength: Buffer.byteLength(head),
    told: before.lost,
  }
}
