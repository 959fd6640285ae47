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
}

/** A stored row with its links. */
export interface ChainedRecord extends AuditRecord {
  previousHash: Buffer
  hash: Buffer
}

/** What the first row points back to. */
export const GENESIS = Buffer.alloc(32)

/** Hash of a row: over the row before and every word of this one. */
export const chainHash = (previousHash: Buffer, record: AuditRecord): Buffer =>
  createHash('sha256')
    .update(previousHash)
    .update(
      JSON.stringify([record.seq, record.at, record.tokenId, record.name, record.action, record.reason]),
    )
    .digest()

/** The first row that does not follow from the one before, or null when the chain holds. */
export const firstBreak = (records: ChainedRecord[]): number | null => {
  let previousHash: Buffer = GENESIS
  let seq = 0
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
