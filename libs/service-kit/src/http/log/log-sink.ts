import { write as writeFile } from 'node:fs'
import { type Block, blockOf, linesIn, NEW_LINE } from './log-block.js'

/** A block is written when so much waits, and what waits after a second in any case. */
const BLOCK_CHARACTERS = 4096
const EVERY_MS = 1000
/** Beyond this, lines are dropped: a reader that stands still must not cost the memory of the process. */
const MOST_WAITING_CHARACTERS = 1024 * 1024
const BUSY_PAUSE_MS = 100

type Write = (
  fd: number,
  buffer: Buffer,
  offset: number,
  length: number,
  position: null,
  callback: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void

/**
 * Where the lines of a log go. One that cannot be written (a full disk, a reader that went away) is dropped and counted,
 * the process goes on, and the first line that can be written again is preceded by how many were lost. The sink of pino
 * keeps such lines, ends the process at the first of them unless told, and does not end it at all when it should exit.
 */
export class LogSink {
  private waiting: string[] = []
  private characters = 0
  private lost = 0
  private isWriting = false
  private isTorn = false
  private isBroken = false
  private atRest: (() => void)[] = []

  /**
   * @param fd an open file
   * @param onTrouble told once when lines begin to be lost
   */
  constructor(
    private readonly fd: number,
    private readonly onTrouble: (error: NodeJS.ErrnoException) => void,
    private readonly writeTo: Write = writeFile,
  ) {
    // A process that has nothing else to do may end.
    setInterval(() => this.flush(), EVERY_MS).unref()
  }

  /** Takes a whole line with its end. Never throws and never waits. */
  write(line: string): void {
    if (this.characters + line.length > MOST_WAITING_CHARACTERS) {
      this.lost += 1
      return
    }
    this.waiting.push(line)
    this.characters += line.length
    if (this.characters >= BLOCK_CHARACTERS) this.flush()
  }

  /**
   * Begins to write what waits.
   * @param callback called when all of it is written or lost
   */
  flush(callback?: () => void): void {
    if (callback) this.atRest.push(callback)
    if (this.isWriting) return
    const block = this.take()
    if (block) {
      this.isWriting = true
      this.push(block, 0)
      return
    }
    this.giveRest()
  }

  /** What waits, for somebody who writes it at once because the process ends. */
  take(): Block | null {
    if (this.waiting.length === 0 && this.lost === 0) return null
    const block = blockOf(this.waiting, { lost: this.lost, isTorn: this.isTorn })
    this.waiting = []
    this.characters = 0
    return block
  }

  private giveRest(): void {
    for (const done of this.atRest.splice(0)) done()
  }

  private push(block: Block, from: number): void {
    const { buffer } = block
    this.writeTo(this.fd, buffer, from, buffer.length - from, null, (error, written) => {
      if (error && (error.code === 'EAGAIN' || error.code === 'EBUSY')) {
        setTimeout(() => this.push(block, from), BUSY_PAUSE_MS).unref()
        return
      }
      const to = error ? from : from + written
      if (!error && to < buffer.length) this.push(block, to)
      else this.settle(block, to, error)
    })
  }

  private settle(block: Block, to: number, error: NodeJS.ErrnoException | null): void {
    const { buffer, headLength, told } = block
    if (to >= headLength) this.lost -= told
    if (to > 0) this.isTorn = buffer[to - 1] !== NEW_LINE
    this.lost += linesIn(buffer.subarray(Math.max(to, headLength)))
    if (error && !this.isBroken) this.onTrouble(error)
    this.isBroken = error !== null
    this.isWriting = false
    if (this.atRest.length > 0 && error) this.giveRest()
    else if (this.atRest.length > 0 || (!error && this.characters >= BLOCK_CHARACTERS)) this.flush()
  }
}
