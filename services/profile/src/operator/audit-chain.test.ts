import { describe, expect, it } from '@jest/globals'
import { chainHash, type ChainedRecord, firstBreak, GENESIS } from './audit-chain.js'

const chain = (actions: string[]): ChainedRecord[] => {
  let previousHash: Buffer = GENESIS
  return actions.map((action, index) => {
    const record = {
      seq: index + 1,
      at: `2026-11-20T08:0${index}:00.000Z`,
      tokenId: 'abc',
      name: 'Olga',
      action,
      reason: null,
      subject: index === 1 ? 'user_id=somebody' : null,
    }
    const hash = chainHash(previousHash, record)
    const linked = { ...record, previousHash, hash }
    previousHash = hash
    return linked
  })
}

describe(firstBreak.name, () => {
  it('finds nothing in an untouched log', () => {
    expect(firstBreak(chain(['a', 'b', 'c']))).toBeNull()
    expect(firstBreak([])).toBeNull()
  })

  it('goes on from a row that was checked before', () => {
    const [first, ...rest] = chain(['a', 'b', 'c'])
    if (!first) throw new Error('three rows expected')
    expect(firstBreak(rest, first)).toBeNull()
    expect(firstBreak(rest)).toBe(1)
  })

  it('finds another subject', () => {
    const rows = chain(['a', 'b', 'c'])
    expect(firstBreak(rows.map((row) => (row.seq === 2 ? { ...row, subject: null } : row)))).toBe(2)
  })

  it('finds a changed row', () => {
    const rows = chain(['a', 'b', 'c'])
    expect(firstBreak(rows.map((row) => (row.seq === 2 ? { ...row, name: 'Nobody' } : row)))).toBe(2)
  })

  it('finds a removed row', () => {
    expect(firstBreak(chain(['a', 'b', 'c']).filter((row) => row.seq !== 2))).toBe(2)
  })

  it('finds a row that was changed and hashed again', () => {
    const [first, second, third] = chain(['a', 'b', 'c'])
    if (!first || !second || !third) throw new Error('three rows expected')
    const forged = { ...first, action: 'z' }
    const rows = [{ ...forged, hash: chainHash(GENESIS, forged) }, second, third]
    expect(firstBreak(rows)).toBe(2)
  })
})
