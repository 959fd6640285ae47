import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { refusalOf } from '../loading/admission'
import { descriptionAt, withOverrides } from './overrides'
import { parseRegistry, Registry } from '../registry/registry'
import { aRelease } from '../registry/release.fixture'

const DEV = 'http://localhost:5171'
const offer = { contract: '1.2.0', shared: {} }

const page = (overrides: Record<string, string>, flags: object = {}) => {
  document.documentElement.dataset.workshop = JSON.stringify({ overrides, flags, remotes: [] })
}
const answer = (body: unknown, status = 200) => {
  globalThis.fetch = jest.fn<typeof fetch>(() =>
    Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response),
  )
}

const before = globalThis.fetch
beforeEach(() => page({ 'mfe-tracking': DEV }))
afterEach(() => {
  delete document.documentElement.dataset.workshop
  globalThis.fetch = before
})

describe(withOverrides.name, () => {
  it('puts the build of an override in the place of what is in force, at its own origin and without hashes', async () => {
    answer(aRelease({ version: '1.0.0-mine' }))
    const found = (await withOverrides(new Registry([aRelease()]))).get('mfe-tracking')
    expect(found).toMatchObject({
      version: '1.0.0-mine',
      from: DEV,
      entry: `${DEV}/remotes/mfe-tracking/1.0.0-abc/remoteEntry.js`,
      integrity: '',
      preload: [{ url: `${DEV}/remotes/mfe-tracking/1.0.0-abc/remote.js`, integrity: '' }],
    })
    expect(found && refusalOf(found, offer)).toBeNull()
  })

  it('brings a remote back that was taken out, for whoever repairs it', async () => {
    answer(aRelease())
    const killed = { name: 'mfe-tracking', notice: 'A short break.' }
    const registry = await withOverrides(new Registry([], [killed]))
    expect([registry.has('mfe-tracking'), registry.killed.size]).toEqual([true, 0])
  })

  it('turns flags on and off in this tab, and none that the remote does not have', async () => {
    page({}, { 'mfe-tracking': { fresh: true, calm: false, other: true }, 'mfe-nobody': { fresh: true } })
    const config = { settings: { shown: 8 }, flags: { fresh: false, calm: true, kept: true } }
    const found = await withOverrides(
      new Registry([{ ...aRelease(), config }, aRelease({ name: 'mfe-scan' })]),
    )
    expect(found.get('mfe-tracking')?.config).toEqual({
      settings: { shown: 8 },
      flags: { fresh: true, calm: false, kept: true },
    })
    expect(found.get('mfe-scan')?.config).toBeUndefined()
  })

  it('gives another build its own defaults, those of development, and the flags of this tab', async () => {
    page({ 'mfe-tracking': DEV }, { 'mfe-tracking': { calm: true } })
    const byDefault = (development: boolean) => ({ default: { development, test: false, production: false } })
    answer({
      ...aRelease(),
      settings: { shown: { default: 5 }, odd: null },
      flags: { fresh: byDefault(true), calm: byDefault(false), odd: 7 },
    })
    const config = { settings: { shown: 8 }, flags: { fresh: false } }
    const found = await withOverrides(new Registry([{ ...aRelease(), config }]))
    expect(found.get('mfe-tracking')?.config).toEqual({
      settings: { shown: 5 },
      flags: { fresh: true, calm: true },
    })
  })

  it.each([
    ['does not answer', null, 500],
    ['describes another remote', aRelease({ name: 'mfe-scan' }), 200],
    ['describes nothing', '<html>', 200],
  ])('takes the remote out when the build %s, instead of showing the other one', async (_, body, status) => {
    answer(body, status)
    const slots = { 'home.fluids': {} }
    const registry = await withOverrides(new Registry([aRelease({ slots })]))
    expect(registry.has('mfe-tracking')).toBe(false)
    // Its places stay, and say so.
    expect(registry.declared).toMatchObject([{ name: 'mfe-tracking', slots }])
  })

  it('holds an override to the range of the shell, and to its own origin and folder', async () => {
    const refusalFor = async (change: Parameters<typeof aRelease>[0]) => {
      answer(aRelease(change))
      const found = (await withOverrides(new Registry([]))).get('mfe-tracking')
      return found === undefined ? 'gone' : refusalOf(found, offer)
    }
    expect(await refusalFor({ shell: '^9.0.0' })).toMatch(/needs shell/)
    expect(await refusalFor({ entry: 'https://evil.example/remotes/mfe-tracking/1/a.js' })).toMatch(/outside/)
    expect(await refusalFor({ entry: '/remotes/mfe-scan/1/a.js' })).toMatch(/outside/)
  })
})

describe(descriptionAt.name, () => {
  it('finds the description beside the builds, or where the address names a file', () => {
    expect(descriptionAt(DEV)).toBe(`${DEV}/release.json`)
    expect(descriptionAt('https://a.example/pr-7')).toBe('https://a.example/pr-7/release.json')
    expect(descriptionAt('https://a.example/pr-7/mine.json')).toBe('https://a.example/pr-7/mine.json')
  })
})

describe('a list of the server that was forged', () => {
  it('makes no release an override: that is written in the page alone', () => {
    const forged = { ...aRelease(), from: DEV, integrity: '', entry: `${DEV}/remotes/mfe-tracking/1/a.js` }
    const release = parseRegistry({ remotes: [forged], overrides: { 'mfe-tracking': DEV } }).get(
      'mfe-tracking',
    )
    expect(release).not.toHaveProperty('from')
    expect(release && refusalOf(release, offer)).toMatch(/no integrity|outside/)
  })
})
