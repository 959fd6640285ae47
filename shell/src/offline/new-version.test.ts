import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createNotices } from '../host/notices'
import { messages } from './messages'
import { offerNewVersion } from './new-version'

const page = (build: string) => `<!doctype html><head><meta name="gb-build" content="${build}"></head>`
const server = globalThis.fetch

const offered = async (answer: () => Promise<Response>) => {
  globalThis.fetch = answer
  const notices = createNotices()
  await Promise.all([offerNewVersion(notices, jest.fn()), offerNewVersion(notices, jest.fn())])
  return notices.get().map(({ text }) => text)
}

describe(offerNewVersion.name, () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="gb-build" content="aaaa">'
  })
  afterEach(() => {
    document.head.innerHTML = ''
    globalThis.fetch = server
  })

  it('says once that the server has another version', async () => {
    expect(await offered(() => Promise.resolve(new Response(page('bbbb'))))).toEqual([messages.newVersion])
  })

  it('says nothing when this page is the newest already', async () => {
    expect(await offered(() => Promise.resolve(new Response(page('aaaa'))))).toEqual([])
  })

  it('says nothing when the server does not say', async () => {
    expect(await offered(() => Promise.reject(new TypeError('offline')))).toEqual([])
    expect(await offered(() => Promise.resolve(new Response('', { status: 503 })))).toEqual([])
    expect(await offered(() => Promise.resolve(new Response('<p>a portal of a hotel</p>')))).toEqual([])
  })
})
