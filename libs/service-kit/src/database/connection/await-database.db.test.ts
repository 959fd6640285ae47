import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type FaultyProxy, startFaultyProxy } from '@gb/test-kit/faulty-proxy'
import { awaitDatabase } from './await-database.js'

const direct = new URL(process.env.TEST_DATABASE_URL ?? '')
let proxy: FaultyProxy

beforeAll(async () => {
  proxy = await startFaultyProxy({ host: direct.hostname, port: Number(direct.port) })
})
afterAll(() => proxy.close())

describe(awaitDatabase.name, () => {
  it('waits until a database that is not there yet answers', async () => {
    await proxy.refuse()
    const waiting = awaitDatabase(proxy.through(direct.href))
    setTimeout(() => void proxy.restore(), 600)
    await expect(waiting).resolves.toBeUndefined()
  })

  it('gives up after a while with the reason', async () => {
    await proxy.refuse()
    await expect(awaitDatabase(proxy.through(direct.href), 300)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    })
    await proxy.restore()
  })

  it.each([
    ['a wrong password', (url: URL) => Object.assign(url, { password: 'wrong' }), '28P01'],
    ['a database that does not exist', (url: URL) => Object.assign(url, { pathname: '/nowhere' }), '3D000'],
  ])('does not wait with %s', async (_what, spoil, code) => {
    const { href } = spoil(new URL(direct.href))
    await expect(awaitDatabase(href)).rejects.toMatchObject({ code })
  })
})
