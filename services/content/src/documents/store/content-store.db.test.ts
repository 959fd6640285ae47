import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { startContent } from '../../testing/start-content.js'
import { ContentStoreController } from './content-store.controller.js'

let content: Awaited<ReturnType<typeof startContent>>

const read = async (page: string) =>
  (await content.server.inject({ method: 'GET', url: `/api/${page}` })).json<Record<string, unknown>>()

const versionInForce = async (slug: string): Promise<string> => {
  const { body } = await content.operator('GET', `content/${slug}/versions`)
  return (body.versions as { version: string }[])[0]?.version ?? ''
}

/** The text in force with one sentence changed. */
const draftOf = async (slug: string, version: string, change: Record<string, unknown>) => {
  const { body } = await content.operator('GET', `content/${slug}/versions/${version}`)
  return { based_on: version, body: { ...(body.body as object), ...change } }
}

const publish = async (slug: string, version: string, change: Record<string, unknown>) => {
  await content.operator('PUT', `content/${slug}/draft`, await draftOf(slug, version, change))
  return content.operator('POST', `content/${slug}/publish`, { reason: 'Better words.' })
}

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())

describe(ContentStoreController.name, () => {
  it('lists every text with the version in force', async () => {
    const { status, body } = await content.operator('GET', 'content')
    expect(status).toBe(200)
    expect(body.texts).toContainEqual({
      slug: 'about-creator',
      version: '1.1',
      published_at: expect.any(String),
      published_by: 'Gastric Buddy',
      has_draft: false,
    })
  })

  it('lists every statement about health with its source and the day of the last look', async () => {
    const { status, body } = await content.operator('GET', 'content/sources')
    expect(status).toBe(200)
    const statements = body.statements as { where: string; source: string; review_date: string }[]
    for (const where of ['health-tips', 'recommended-vitamins', 'shell/src/features/normal/'])
      expect(statements).toContainEqual(expect.objectContaining({ where }))
    for (const { source, review_date } of statements)
      expect([source === '', /^\d{4}-\d{2}-\d{2}$/.test(review_date)]).toEqual([false, true])
  })

  it('keeps a draft to itself, publishes it for the next reader, and says what changed', async () => {
    await read('about-creator')
    const draft = await draftOf('about-creator', '1.1', { mission: 'A new mission.' })
    const saved = await content.operator('PUT', 'content/about-creator/draft', draft)
    expect(saved).toMatchObject({
      status: 200,
      body: { author: 'Olga', based_on: '1.1', changes: { changed: 1, places: ['mission'] } },
    })
    expect(await read('about-creator')).not.toMatchObject({ mission: 'A new mission.' })
    const published = await content.operator('POST', 'content/about-creator/publish', {
      reason: 'A clearer mission.',
    })
    expect(published).toMatchObject({
      status: 200,
      body: {
        version: '1.2',
        author: 'Olga',
        published_by: 'Olga',
        reason: 'A clearer mission.',
        copy_of: null,
        changes: { added: 0, removed: 0, changed: 1, places: ['mission'] },
      },
    })
    expect(await read('about-creator')).toMatchObject({ mission: 'A new mission.' })
    expect((await content.operator('GET', 'content/about-creator/draft')).status).toBe(404)
  })

  it('rolls back to the words of an earlier version, which stays what it was', async () => {
    const before = (await content.operator('GET', 'content/about-creator/versions/1.1')).body
    const done = await content.operator('POST', 'content/about-creator/roll-back', {
      version: '1.1',
      reason: 'The new mission was wrong.',
    })
    expect(done).toMatchObject({
      status: 200,
      body: { version: '1.3', copy_of: '1.1', author: 'Gastric Buddy', sha256: before.sha256 },
    })
    expect(await read('about-creator')).toMatchObject({
      mission: (before.body as { mission: string }).mission,
    })
    const { body } = await content.operator('GET', 'content/about-creator/versions')
    expect(body).toMatchObject({
      versions: [{ version: '1.3' }, { version: '1.2' }, { version: '1.1', changes: null }],
      next_before: null,
    })
  })

  it('gives the versions page by page, each beside the one before it', async () => {
    const first = await content.operator('GET', 'content/about-creator/versions?limit=2')
    expect(first.body).toMatchObject({
      versions: [{ version: '1.3' }, { version: '1.2', changes: { changed: 1 } }],
      next_before: '1.2',
    })
    const second = await content.operator('GET', 'content/about-creator/versions?limit=2&before=1.2')
    expect(second.body).toMatchObject({ versions: [{ version: '1.1' }], next_before: null })
  })

  it('does not roll back to the words that are in force', async () => {
    const again = { version: '1.1', reason: 'Once more.' }
    const { status, body } = await content.operator('POST', 'content/about-creator/roll-back', again)
    expect([status, body.error]).toEqual([409, 'conflict'])
  })

  it.each([
    ['a field is missing', { mission: undefined }, 'body.mission'],
    ['a field is not known', { motto: 'Go' }, 'body.motto'],
    ['a part of a list is wrong', { books: [{ title: 'One' }] }, 'body.books.0.description'],
  ])('refuses a draft in which %s, and names it', async (_what, change, field) => {
    const draft = await draftOf('about-creator', '1.3', change)
    const { status, body } = await content.operator('PUT', 'content/about-creator/draft', draft)
    expect([status, body.error]).toEqual([400, 'invalid_input'])
    expect(body.errors).toContainEqual(expect.objectContaining({ field }))
  })

  it('refuses a draft that says otherwise than the table of thresholds', async () => {
    const draft = await draftOf('about-creator', '1.3', { mission: 'Vomiting for 24 hours is normal.' })
    const { status, body } = await content.operator('PUT', 'content/about-creator/draft', draft)
    expect([status, body.error]).toEqual([400, 'invalid_input'])
    expect(JSON.stringify(body.errors)).toContain('health-rules 9b.5')
  })

  it('refuses a draft of an older version, and a draft that was overtaken', async () => {
    const old = await draftOf('about-creator', '1.1', { mission: 'Old.' })
    expect((await content.operator('PUT', 'content/about-creator/draft', old)).status).toBe(409)
    const draft = await draftOf('about-creator', '1.3', { mission: 'Mine.' })
    await content.operator('PUT', 'content/about-creator/draft', draft)
    await content.operator('POST', 'content/about-creator/roll-back', { version: '1.2', reason: 'Hers.' })
    const { status, body } = await content.operator('POST', 'content/about-creator/publish', {
      reason: 'Mine.',
    })
    expect([status, body.error]).toEqual([409, 'conflict'])
    expect((await content.operator('DELETE', 'content/about-creator/draft')).body).toEqual({ deleted: true })
    expect((await content.operator('DELETE', 'content/about-creator/draft')).status).toBe(404)
  })

  describe('with the draft of a colleague', () => {
    const PATH = 'content/about-creator/draft'
    const wordsOf = async (mission: string) =>
      draftOf('about-creator', await versionInForce('about-creator'), { mission })
    const missionInDraft = async () =>
      ((await content.operator('GET', PATH)).body.body as { mission: string }).mission
    const save = async (mission: string) => content.operator('PUT', PATH, await wordsOf(mission))

    afterEach(async () => {
      await content.operator('DELETE', PATH)
      await content.colleague('DELETE', PATH)
    })

    it('saves nothing over it, and says whose it is and from when', async () => {
      const { body: hers } = await save('Of Olga.')
      const refused = await content.colleague('PUT', PATH, await wordsOf('Of Paul.'))
      expect(refused).toMatchObject({ status: 409, body: { error: 'conflict' } })
      expect(refused.body.detail).toContain(`Olga saved a draft of this text at ${String(hers.saved_at)}`)
      expect(await missionInDraft()).toBe('Of Olga.')
    })

    it('saves over the one that was read, and over no later one', async () => {
      const { body: hers } = await save('Of Olga.')
      await setTimeout(2)
      await save('Of Olga, again.')
      const late = { ...(await wordsOf('Of Paul.')), instead_of: hers.saved_at }
      expect((await content.colleague('PUT', PATH, late)).status).toBe(409)
      const { body: now } = await content.colleague('GET', PATH)
      const saved = await content.colleague('PUT', PATH, { ...late, instead_of: now.saved_at })
      expect(saved).toMatchObject({ status: 200, body: { author: 'Paul' } })
      expect((await save('Of Olga, unaware.')).status).toBe(409)
      expect(await missionInDraft()).toBe('Of Paul.')
    })

    it('brings back none that was thrown away meanwhile', async () => {
      const { body: hers } = await save('Of Olga.')
      await content.operator('DELETE', PATH)
      const late = { ...(await wordsOf('Of Paul.')), instead_of: hers.saved_at }
      const { status, body } = await content.colleague('PUT', PATH, late)
      expect([status, body.detail]).toEqual([409, expect.stringContaining('no longer a draft of this text')])
    })

    it('keeps one of two that are saved at once', async () => {
      const words = await wordsOf('At once.')
      const answers = await Promise.all([
        content.operator('PUT', PATH, words),
        content.colleague('PUT', PATH, words),
      ])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    })

    it('saves over your own as often as you like', async () => {
      await save('Of Olga.')
      expect((await save('Better.')).status).toBe(200)
      expect(await missionInDraft()).toBe('Better.')
    })

    const publishAs = (who: 'operator' | 'colleague', readAt?: string) =>
      content[who]('POST', 'content/about-creator/publish', {
        reason: 'Better words.',
        ...(readAt === undefined ? {} : { instead_of: readAt }),
      })
    const dropAs = (who: 'operator' | 'colleague', readAt?: string) =>
      content[who]('DELETE', readAt === undefined ? PATH : `${PATH}?instead_of=${encodeURIComponent(readAt)}`)
    const ENDS = [
      { what: 'publishes', end: publishAs },
      { what: 'throws away', end: dropAs },
    ]

    it.each(ENDS)('$what none that was not read, and says whose it is and from when', async ({ end }) => {
      const { body: hers } = await save('Of Olga.')
      const refused = await end('colleague')
      expect(refused).toMatchObject({ status: 409, body: { error: 'conflict' } })
      expect(refused.body.detail).toContain(`Olga saved this draft at ${String(hers.saved_at)}`)
      expect(await missionInDraft()).toBe('Of Olga.')
    })

    it.each(ENDS)(
      '$what the one that was read, and no later one, not even your own',
      async ({ what, end }) => {
        const { body: first } = await save(`Of Olga, who ${what}.`)
        await setTimeout(2)
        const { body: later } = await save(`Of Olga, who ${what} again.`)
        for (const who of ['operator', 'colleague'] as const)
          expect((await end(who, String(first.saved_at))).status).toBe(409)
        expect(await missionInDraft()).toBe(`Of Olga, who ${what} again.`)
        expect((await end('colleague', String(later.saved_at))).status).toBe(200)
        expect((await content.operator('GET', PATH)).status).toBe(404)
      },
    )

    it.each(ENDS)('$what your own without a word, and not what replaced it', async ({ what, end }) => {
      const { body: hers } = await save(`Of Olga: ${what}.`)
      const his = { ...(await wordsOf(`Of Paul: ${what}.`)), instead_of: hers.saved_at }
      await content.colleague('PUT', PATH, his)
      expect((await end('operator')).status).toBe(409)
      expect((await end('colleague')).status).toBe(200)
    })

    it.each(ENDS)('$what none where there is none, whichever was read', async ({ end }) => {
      const { body: hers } = await save('Of Olga.')
      await content.operator('DELETE', PATH)
      expect((await end('colleague', String(hers.saved_at))).status).toBe(404)
    })

    it.each(ENDS)('$what none that is named by no instant', async ({ end }) => {
      await save('Of Olga.')
      expect((await end('operator', 'yesterday')).status).toBe(400)
    })

    it('throws away none that is saved at the same time', async () => {
      const { body: hers } = await save('Of Olga.')
      await setTimeout(2)
      const his = { ...(await wordsOf('Of Paul.')), instead_of: hers.saved_at }
      const [saved, dropped] = await Promise.all([content.colleague('PUT', PATH, his), dropAs('operator')])
      expect(new Set([saved.status, dropped.status])).toEqual(new Set([200, 409]))
      const { status } = await content.operator('GET', PATH)
      expect(status).toBe(saved.status === 200 ? 200 : 404)
    })

    it.each(['yesterday', 7])('takes %j for no instant', async (wrong) => {
      const { status } = await content.operator('PUT', PATH, { ...(await wordsOf('Hm.')), instead_of: wrong })
      expect(status).toBe(400)
    })
  })

  it('publishes one of two drafts that are published at once', async () => {
    const version = await versionInForce('health-tips')
    await content.operator(
      'PUT',
      'content/health-tips/draft',
      await draftOf('health-tips', version, { notice: 'Once.' }),
    )
    const answers = await Promise.all(
      [1, 2, 3].map(() => content.operator('POST', 'content/health-tips/publish', { reason: 'Once only.' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2)
  })

  it('tells the consent ledger of a policy, and makes a major version of another meaning', async () => {
    const version = await versionInForce('terms-of-service')
    const before = content.announce.mock.calls.length
    expect((await publish('terms-of-service', version, { summary: 'In short.' })).status).toBe(200)
    const [told] = content.announce.mock.calls.at(-1) ?? []
    expect(content.announce.mock.calls.length).toBe(before + 1)
    expect((await read('terms-of-service')).version).toBe(told?.terms.version)
    const now = String(told?.terms.version)
    const draft = await draftOf('terms-of-service', now, { summary: 'Even shorter.' })
    await content.operator('PUT', 'content/terms-of-service/draft', draft)
    const major = await content.operator('POST', 'content/terms-of-service/publish', {
      reason: 'New rules.',
      size: 'major',
    })
    expect(major.body.version).toBe('2.0')
  })

  it.each(['nothing', '..%2fabout-creator', 'constructor'])('knows no text called %s', async (slug) => {
    expect((await content.operator('GET', `content/${slug}/versions`)).status).toBe(400)
  })

  it('never changes a published version', async () => {
    const { Pool } = await import('pg')
    const pool = new Pool({
      connectionString: process.env.TEST_DATABASE_URL,
      max: 1,
      options: '-c role=gb_content',
    })
    await expect(pool.query("UPDATE content.document SET reason = 'other words'")).rejects.toThrow(
      'permission',
    )
    await expect(pool.query('DELETE FROM content.document')).rejects.toThrow('permission')
    await pool.end()
  })
})
