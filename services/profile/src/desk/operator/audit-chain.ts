import { createHash } from 'node:crypto'

/** What a row of the audit log says. */
export interface AuditRecord {
  seq: number
  /** ISO instant. */
  at: string
  tokenId: string
  name: string
  action: string
  reason: string | null
  /** What it was done to, or null. */
  subject: string | null
}

const kept = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')

/**
 * A row as the database gives it back. UTF-8 has no half of a surrogate pair (a cut through an emoji leaves one) and
 * Postgres no NUL; a hash over either would never be met again, and the chain would be broken there for good.
 */
export const storable = (record: AuditRecord): AuditRecord => ({
  ...record,
  tokenId: kept(record.tokenId),
  name: kept(record.name),
  action: kept(record.action),
  reason: record.reason === null ? null : kept(record.reason),
  subject: record.subject === null ? null : kept(record.subject),
})

/** A stored row with its links. */
export interface ChainedRecord extends AuditRecord {
  previousHash: Buffer
  hash: Buffer
}

/** What the first row points back to. */
export const GENESIS = Buffer.alloc(32)

// The subject came later: a row without one is hashed as it always was, or the rows before it would seem changed.
const words = (record: AuditRecord): unknown[] => [
  record.seq,
  record.at,
  record.tokenId,
  record.name,
  record.action,
  record.reason,
  ...(record.subject === null ? [] : [record.subject]),
]

/** Hash of a row: over the row before and every word of this one. */
export const chainHash = (previousHash: Buffer, record: AuditRecord): Buffer =>
  createHash('sha256')
    .update(previousHash)
    .update(JSON.stringify(words(record)))
    .digest()

/** Where a part of the chain begins: after the row `seq`, whose hash is `hash`. */
export interface ChainLink {
  seq: number
  hash: Buffer
}

/** Before the first row. */
export const START: ChainLink = { seq: 0, hash: GENESIS }

/** The first row that does not follow from the one before, or null when the chain holds. Rows in order, from `after` on. */
export const firstBreak = (records: readonly ChainedRecord[], after: ChainLink = START): number | null => {
  let { seq, hash: previousHash } = after
  for (const record of records) {
    seq += 1
    const holds =
      record.seq === seq &&
      record.previousHash.equals(previousHash) &&
      record.hash.equals(chainHash(previousHash, record))
    if (!holds) return seq
    previousHash = record.hash
  }
  return null
}
