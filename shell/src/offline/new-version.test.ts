import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { kept } from '@gb/device'
import { createNotices } from '../host/notices'
import { noteTrial } from '../shared/speech/wanted'
import { messages } from './messages/generated/new-version.en'
import { messages as spanish } from './messages/generated/new-version.es'
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
    expect(await offered(() => Promise.resolve(new Response(page('bbbb'))))).toEqual([messages.ready])
  })

  it('says it in the language of whoever tries that', async () => {
    kept.keep('language', 'es')
    noteTrial(true)
    expect(await offered(() => Promise.resolve(new Response(page('bbbb'))))).toEqual([spanish.ready])
    noteTrial(false)
    kept.keep('language', null)
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
