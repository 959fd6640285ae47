import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { EXPORT_FORMAT, IMPORT_LIMITS, IMPORT_MAX_BYTES } from '@gb/domain'
import { type Person, startForImports, weight, whole } from './testing/import-calls.js'

let product: Awaited<ReturnType<typeof startForImports>>

beforeAll(async () => {
  product = await startForImports()
}, 120_000)
afterAll(() => product.app.close())

const MEBIBYTE = 1024 * 1024

const storedWeights = async ({ call, userId }: Person) =>
  (await call('GET', `/api/weight-history/${userId}?limit=1000`)).body.entries

describe('an import that is made to hurt', () => {
  it.each([
    ['numbers', '0'],
    ['empty entries', '{}'],
    ['empty lists', '[]'],
    ['texts', '"a"'],
    ['lists of lists', '[[[[[[1]]]]]]'],
  ])(
    'of millions of %s is refused at the row that is too many, before the rest has come',
    async (_, item) => {
      const person = await product.signUp()
      const many = IMPORT_LIMITS.rowsPerLog + 1000
      const body = whole(
        person.userId,
        `"weight_entries":[${`${item},`.repeat(many)}${item}],"rest":"${'x'.repeat(MEBIBYTE)}"`,
      )
      expect(await product.sendBeginning(person, body, body.length - MEBIBYTE)).toMatchObject({
        status: 413,
        body: { error: 'too_large' },
      })
    },
  )

  it.each([
    ['a section that is not known', (junk: string) => `"junk":[${junk}]`],
    ['the profile', (junk: string) => `"profile":{"name":[${junk}]}`],
    ['one entry', (junk: string) => `"mood_entries":[{"notes":[${junk}]}]`],
  ])('of millions of values in %s is refused before the rest has come', async (_, place) => {
    const person = await product.signUp()
    const body = whole(
      person.userId,
      `${place('0,'.repeat(IMPORT_LIMITS.values + 1000) + '0')},"rest":"${'x'.repeat(MEBIBYTE)}"`,
    )
    expect(await product.sendBeginning(person, body, body.length - MEBIBYTE)).toMatchObject({ status: 413 })
  })

  it('of one CSV file with too many lines is refused', async () => {
    const person = await product.signUp()
    const csv = `entry_id\n${'1\n'.repeat(IMPORT_LIMITS.rowsPerLog + 1)}`
    expect(
      await product.send(person, JSON.stringify({ user_id: person.userId, log: 'mood', csv })),
    ).toMatchObject({
      status: 413,
    })
  })

  it.each([
    ['a line of millions of columns', `entry_id\n${','.repeat(2_000_000)}\n`],
    ['a quotation mark that is never closed', `entry_id\n"${'x'.repeat(2_000_000)}`],
  ])('of a CSV file with %s is refused', async (_, csv) => {
    const person = await product.signUp()
    const body = JSON.stringify({ user_id: person.userId, log: 'mood', csv })
    expect(await product.send(person, body)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'csv' }] },
    })
  })

  it('without a session is refused before its body is read', async () => {
    expect(await product.sendBeginning({ jar: new Map() }, 'x'.repeat(IMPORT_MAX_BYTES), 0)).toMatchObject({
      status: 401,
    })
  })

  it('without consent is refused before its body is read', async () => {
    const person = await product.signUp()
    await person.call('DELETE', '/api/consents/health_data_consent')
    expect(await product.sendBeginning(person, 'x'.repeat(IMPORT_MAX_BYTES), 0)).toMatchObject({
      status: 403,
      body: { error: 'consent_required' },
    })
  })

  it('of another person is refused as soon as the id has come, with the answer that every route gives', async () => {
    const [person, other] = [await product.signUp(), await product.signUp()]
    const body = whole(other.userId, `"weight_entries":[],"rest":"${'x'.repeat(MEBIBYTE)}"`)
    const { status, body: problem } = await product.sendBeginning(person, body, 1000)
    const usual = await person.call('POST', '/api/fluid-entry', { user_id: other.userId, amount_oz: 8 })
    expect({ status, ...problem, request_id: '' }).toEqual({ ...usual.body, request_id: '' })
  })

  it('of another person whose id comes last stores nothing', async () => {
    const [person, other] = [await product.signUp(), await product.signUp()]
    const before = await storedWeights(person)
    const file = { format: EXPORT_FORMAT.name, version: 1, weight_entries: [weight(1), weight(2)] }
    const body = JSON.stringify({ export: file, user_id: other.userId })
    expect(await product.send(person, body)).toMatchObject({ status: 403, body: { error: 'not_yours' } })
    expect(await storedWeights(person)).toEqual(before)
  })

  it('and breaks off at its very end stores nothing', async () => {
    const person = await product.signUp()
    const before = await storedWeights(person)
    const body = whole(person.userId, `"weight_entries":[${JSON.stringify(weight(1))}]`)
    expect(await product.send(person, body.slice(0, -1))).toMatchObject({
      status: 400,
      body: { error: 'malformed_json' },
    })
    expect(await storedWeights(person)).toEqual(before)
  })

  it('over 16 MiB is refused', async () => {
    const person = await product.signUp()
    expect(await product.sendBeginning(person, 'x'.repeat(IMPORT_MAX_BYTES + 1), 0)).toMatchObject({
      status: 413,
    })
  })
})

describe('an import that is only large', () => {
  it('takes back what is between 4 and 16 MiB', async () => {
    const person = await product.signUp()
    const note = 'A line of a journal that somebody wrote, ünd more. '.repeat(90)
    const rows = Array.from({ length: 2200 }, (_, n) => JSON.stringify({ ...weight(n), notes: note }))
    const body = whole(person.userId, `"weight_entries":[${rows.join(',')}]`)
    expect(Buffer.byteLength(body)).toBeGreaterThan(10 * MEBIBYTE)
    expect(await product.send(person, body)).toMatchObject({
      status: 200,
      body: { logs: { weight: { imported: 2200, refused: 0 } } },
    })
    const exported = await person.raw('GET', `/api/export/${person.userId}`)
    expect(Buffer.byteLength(exported.body)).toBeGreaterThan(10 * MEBIBYTE)
    const anew = await product.signUp()
    const again = await product.send(anew, `{"user_id":"${anew.userId}","export":${exported.body}}`)
    expect(again).toMatchObject({ status: 200, body: { logs: { weight: { imported: 2201, refused: 0 } } } })
  }, 120_000)
})
