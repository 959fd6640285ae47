import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { withOwnerClient } from '@gb/service-kit'
import { startProfile } from '../../testing/start-profile.js'
import { AuditAnchorService, AuditContradiction } from './audit-anchor.service.js'
import { chainHash, type ChainedRecord, GENESIS } from './audit-chain.js'
import { OperatorService } from './operator.service.js'

let profile: Awaited<ReturnType<typeof startProfile>>
let dataDir: string
let operators: OperatorService
let anchors: AuditAnchorService

const start = async () => {
  profile = await startProfile({ DATA_DIR: dataDir })
  operators = profile.get(OperatorService, { strict: false })
  anchors = profile.get(AuditAnchorService, { strict: false })
}
const restart = async () => {
  await profile.close()
  await start()
}

/** A row beyond those that are left, or that are as they were: the watch may have noted more than the last one. */
const beyond = (seq: number) => ({
  contradicted: { seq: expect.any(Number), at: expect.any(String) },
  last: { seq },
  brokenAt: null,
})

const file = () => join(dataDir, 'audit/anchors.jsonl')
const asOwner = (...statements: [text: string, values?: unknown[]][]) =>
  withOwnerClient(String(process.env.TEST_DATABASE_URL), 'attack', async (client) => {
    for (const [text, values] of statements) await client.query(text, values)
  })

// Once for the tables: nothing may watch while they are emptied.
beforeAll(async () => {
  await (await startProfile()).close()
})
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'gb-anchor-'))
  await asOwner(['DELETE FROM profile.operator_audit'])
  await start()
  for (let row = 0; row < 5; row++) await operators.create(`Olga ${row}`, ['audit:read'], 1)
  await anchors.anchor()
})
afterEach(async () => {
  await profile.close()
  rmSync(dataDir, { recursive: true })
})

/** Whoever can write to the database makes the chain anew, so that it holds by itself. */
const writeAnew = async (change: (row: ChainedRecord) => Partial<ChainedRecord> | null) => {
  const rows = (await operators.audit(Number.MAX_SAFE_INTEGER, 1000)).reverse()
  let previousHash: Buffer = GENESIS
  const statements: [string, unknown[]][] = []
  let seq = 0
  for (const row of rows) {
    const changed = change(row)
    if (changed === null) continue
    const record = { ...row, ...changed, seq: ++seq }
    const hash = chainHash(previousHash, record)
    statements.push([
      `INSERT INTO profile.operator_audit (seq, at, token_id, name, action, reason, previous_hash, hash, subject)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        seq,
        record.at,
        record.tokenId,
        record.name,
        record.action,
        record.reason,
        previousHash,
        hash,
        record.subject,
      ],
    ])
    previousHash = hash
  }
  await asOwner(['DELETE FROM profile.operator_audit'], ...statements)
}

describe(AuditAnchorService.name, () => {
  it('vouches for a log that only grew', async () => {
    await operators.create('One more', ['audit:read'], 1)
    const verdict = await operators.verify()
    expect(verdict).toMatchObject({ brokenAt: null, contradicted: null, unreadable: 0, last: { seq: 6 } })
    expect(verdict.noted).toBeGreaterThan(0)
  })

  it('notes a row once, however many look at the same time', async () => {
    await operators.create('Seen by many', ['audit:read'], 1)
    await Promise.all(Array.from({ length: 8 }, () => anchors.anchor()))
    const seqs = (await anchors.noted()).anchors.map(({ seq }) => seq)
    expect(seqs.filter((seq) => seq === 6)).toEqual([6])
  })

  it('finds rows that were cut off the end, which leave no gap', async () => {
    await asOwner(['DELETE FROM profile.operator_audit WHERE seq > 3'])
    expect(await operators.verify()).toMatchObject(beyond(3))
  })

  it('finds a cut end also when the log has grown past it since', async () => {
    await asOwner(['DELETE FROM profile.operator_audit WHERE seq > 3'])
    for (let row = 0; row < 4; row++) await operators.create(`Mallory ${row}`, ['audit:read'], 1)
    expect(await operators.verify()).toMatchObject(beyond(7))
  })

  it('finds a log that is empty', async () => {
    await asOwner(['DELETE FROM profile.operator_audit'])
    expect(await operators.verify()).toMatchObject(beyond(0))
  })

  it.each<[string, Parameters<typeof writeAnew>[0]]>([
    ['another name', ({ seq }) => (seq === 2 ? { name: 'Nobody' } : {})],
    ['a row less', ({ seq }) => (seq === 2 ? null : {})],
    ['another time', ({ seq }) => (seq === 5 ? { at: '2026-01-01T00:00:00.000Z' } : {})],
  ])('finds a log that was written anew with %s and holds by itself', async (_what, change) => {
    await writeAnew(change)
    const verdict = await operators.verify()
    expect(verdict.brokenAt).toBeNull()
    expect(verdict.contradicted).not.toBeNull()
  })

  it('notes nothing more of a log that was written anew, also after a restart', async () => {
    await writeAnew(({ seq }) => (seq === 2 ? { name: 'Nobody' } : {}))
    await operators.create('Later', ['audit:read'], 1)
    await expect(anchors.anchor()).rejects.toThrow(AuditContradiction)
    await restart()
    await expect(anchors.anchor()).rejects.toThrow(AuditContradiction)
    expect((await operators.verify()).contradicted).not.toBeNull()
  })

  it('does not believe lines that were made without the key', async () => {
    const lines = readFileSync(file(), 'utf8')
    writeFileSync(file(), lines.replaceAll(/"seq":\d+/g, '"seq":999'))
    expect(await operators.verify()).toMatchObject({ noted: 0, contradicted: null })
    expect((await operators.verify()).unreadable).toBeGreaterThan(0)
  })

  it('goes on after a line that a power cut has torn', async () => {
    appendFileSync(file(), '\n{"seq":6,"ha')
    await restart()
    await operators.create('After the cut', ['audit:read'], 1)
    await anchors.anchor()
    expect(await operators.verify()).toMatchObject({ brokenAt: null, contradicted: null, unreadable: 1 })
    await asOwner(['DELETE FROM profile.operator_audit WHERE seq > 5'])
    expect(await operators.verify()).toMatchObject({ contradicted: { seq: 6 } })
  })

  it('has noted the last row when the product stops', async () => {
    await operators.create('The last', ['audit:read'], 1)
    await restart()
    await asOwner(['DELETE FROM profile.operator_audit WHERE seq > 5'])
    expect(await operators.verify()).toMatchObject({ contradicted: { seq: 6 } })
  })

  it('notes a row by itself as soon as it is written', async () => {
    await operators.create('Watched', ['audit:read'], 1)
    const noted = async () => (await anchors.noted()).anchors.at(-1)?.seq
    while ((await noted()) !== 6) await new Promise((done) => setTimeout(done, 10))
    await asOwner(['DELETE FROM profile.operator_audit WHERE seq > 5'])
    expect(await operators.verify()).toMatchObject({ contradicted: { seq: 6 } })
  })

  it('says nothing where nothing was noted', async () => {
    rmSync(file())
    expect(await operators.verify()).toMatchObject({
      brokenAt: null,
      contradicted: null,
      noted: 0,
      unreadable: 0,
    })
  })
})
