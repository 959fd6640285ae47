import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { migrate, ownerDataSource, Sql, undoMigrations } from '@gb/service-kit'
import { Pool } from 'pg'
import { contentDatabase } from '../../database/data-source.js'
import { Documents1795168044000 } from '../../database/migrations/1795168044000-documents.js'
import { SeederService } from '../seed/seeder.service.js'
import { readSeed } from '../seed/seed-files.js'
import { canonicalHash } from './canonical-hash.js'
import { DocumentRepository, type StoredDocument } from './document.repository.js'

const url = process.env.TEST_DATABASE_URL ?? ''
const pool = new Pool({ connectionString: url, max: 4, options: '-c role=gb_content' })
const documents = new DocumentRepository(new Sql(pool))

const text = (version: string, words: string): StoredDocument => {
  const body = { messages: [{ message: words, author: 'us' }], creator_notes: ['Rest.'] }
  return { slug: 'encouragements', version, body, sha256: canonicalHash(body) }
}

beforeAll(async () => {
  Logger.overrideLogger(false)
  await migrate(url, [contentDatabase])
  await new SeederService(documents).seed()
})

afterAll(() => pool.end())

describe(DocumentRepository.name, () => {
  it('has tables that agree with the entities', async () => {
    const owner = await ownerDataSource(url, contentDatabase).initialize()
    const { upQueries } = await owner.driver.createSchemaBuilder().log()
    await owner.destroy()
    const ours = upQueries.map(({ query }) => query).filter((query) => /"(document|draft)"/.test(query))
    expect(ours).toEqual([])
  })

  it('holds every shipped text after the start, with its hash', async () => {
    for (const shipped of await readSeed()) {
      const stored = await documents.current(shipped.slug)
      expect(stored).toEqual(shipped)
      expect(canonicalHash(stored.body)).toBe(stored.sha256)
    }
  })

  it('publishes nothing when the same texts are seeded again', async () => {
    const before = await documents.current('privacy-policy')
    expect(await documents.publishNewer(await readSeed())).toEqual([])
    await new SeederService(documents).seed()
    expect(await documents.current('privacy-policy')).toEqual(before)
  })

  it('publishes a newer version and keeps the old one for the consents that refer to it', async () => {
    const before = await documents.current('encouragements')
    expect(await documents.publishNewer([text('1.9', 'nine'), text('1.10', 'ten')])).toHaveLength(2)
    expect((await documents.current('encouragements')).version).toBe('1.10')
    expect(await documents.publishedHash('encouragements', before.version)).toBe(before.sha256)
  })

  it('leaves a text alone that an operator has made newer than the shipped one', async () => {
    await documents.publishNewer([text('2.0', 'operator')])
    expect(await documents.publishNewer([text('1.11', 'shipped')])).toEqual([])
    expect((await documents.current('encouragements')).version).toBe('2.0')
  })

  it('publishes all texts or none', async () => {
    const broken = { ...text('4.0', 'broken'), sha256: 'not a hash' }
    await expect(documents.publishNewer([text('3.0', 'good'), broken])).rejects.toThrow(
      'document_sha256_form',
    )
    expect((await documents.current('encouragements')).version).toBe('2.0')
  })

  it('publishes once when several processes start together', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => documents.publishNewer([text('5.0', 'together')])),
    )
    expect(answers.flat()).toEqual(['encouragements'])
  })

  it('answers null for a version that was never published', async () => {
    expect(await documents.publishedHash('about-creator', '9.9')).toBeNull()
  })

  it('goes back to an empty schema and forward again', async () => {
    const owner = await ownerDataSource(url, contentDatabase).initialize()
    try {
      const undone = await undoMigrations(owner, Documents1795168044000)
      expect(await owner.query("SELECT to_regclass('content.document') AS found")).toEqual([{ found: null }])
      expect(await owner.runMigrations()).toHaveLength(undone)
    } finally {
      await owner.destroy()
    }
  })
})
