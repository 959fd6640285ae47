import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Keys, Throttle } from '@gb/service-kit'
import { DAY_SECONDS, isWithinLimit } from '../../base/throttle/within-limit.js'
import { PuzzleFirst } from './errors.js'

/** Leading zero bits of the answer: about 260,000 hashes, a few seconds on a phone [own]. */
export const PROOF_BITS = 18

const PUZZLE_MINUTES = 10
const MINUTE_MS = 60_000
const BYTE_BITS = 8
const PROOF = /^([0-9a-z]{1,9}\.[\w-]{22})\.([\w-]{43}):\d{1,12}$/

/** Zero bits at the beginning. */
const leadingZeros = (hash: Buffer): number => {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * BYTE_BITS : first * BYTE_BITS + Math.clz32(hash[first] ?? 0) - 24
}

/** Whether SHA-256 of the proof begins with so many zero bits. */
export const isSolved = (proof: string, bits = PROOF_BITS): boolean =>
  leadingZeros(createHash('sha256').update(proof).digest()) >= bits

/**
 * Makes tries expensive instead of refusing them, where a refusal would lock the owner out: the browser has to find
 * a number so that SHA-256 of `<puzzle>:<number>` begins with 18 zero bits. A puzzle works for minutes and once.
 */
@Injectable()
export class ProofOfWork {
  constructor(
    private readonly keys: Keys,
    private readonly throttle: Throttle,
  ) {}

  /** @throws PuzzleFirst always */
  demand(): never {
    throw new PuzzleFirst(this.puzzle(), PROOF_BITS)
  }

  /** Whether this solves one of our puzzles, for the first time. */
  async accepts(proof: string | null): Promise<boolean> {
    const [, text, signature] = PROOF.exec(proof ?? '') ?? []
    if (proof === null || text === undefined || signature === undefined) return false
    if (!timingSafeEqual(this.sign(text), Buffer.from(signature, 'base64url'))) return false
    // The number before the dot.
    if (Number.parseInt(text, 36) < Date.now() || !isSolved(proof)) return false
    return isWithinLimit(this.throttle, { bucket: `proof:${text}`, limit: 1, windowSeconds: DAY_SECONDS })
  }

  /** A puzzle: until when it works, something random, and our signature. */
  puzzle(now = Date.now()): string {
    const expires = (now + PUZZLE_MINUTES * MINUTE_MS).toString(36)
    const text = `${expires}.${randomBytes(16).toString('base64url')}`
    return `${text}.${this.sign(text).toString('base64url')}`
  }

  private sign(text: string): Buffer {
    return this.keys.lookup('proof_of_work', text)
  }
}
