import { describe, expect, it } from '@jest/globals'
import { chainHash, type ChainedRecord, firstBreak, GENESIS, storable } from './audit-chain.js'

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

describe(storable.name, () => {
  const record = {
    seq: 1,
    at: '2026-11-20T08:00:00.000Z',
    tokenId: 'abc',
    name: 'Olga',
    action: 'a',
    reason: null,
    subject: null,
  }
  const asReadBack = (text: string) => Buffer.from(text, 'utf8').toString('utf8')

  it.each(['tokenId', 'name', 'action', 'reason', 'subject'] as const)(
    'gives a %s that comes back from UTF-8 as it went in',
    (member) => {
      const text = storable({ ...record, [member]: 'a\ud83d b\udc00\0 😀' })[member]
      expect(text).toBe('a\ufffd b\ufffd\ufffd 😀')
      expect(asReadBack(text ?? '')).toBe(text)
    },
  )

  it('leaves every other text and an empty place as they are', () => {
    expect(storable({ ...record, subject: 'é 😀' })).toEqual({ ...record, subject: 'é 😀' })
  })
})
