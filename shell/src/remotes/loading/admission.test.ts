import { describe, expect, it } from '@jest/globals'
import type { Release } from '@gb/domain'
import { refusalOf } from './admission'
import { parseRegistry } from '../registry/registry'
import { aRelease } from '../registry/release.fixture'

const offer = { contract: '1.2.0', shared: { react: '19.3.1', '@gb/ui': '1.0.0' } }
const refusal = (change: Partial<Release>) => refusalOf(aRelease(change), offer)

describe(refusalOf.name, () => {
  it('lets a fitting release in', () => {
    expect(refusal({ shell: '^1.0.0', shared: { react: '^19.3.0' } })).toBeNull()
  })

  it.each(['^2.0.0', '^1.3.0', '<1', 'nonsense', ''])('refuses a release that needs shell "%s"', (shell) => {
    expect(refusal({ shell })).toMatch(/needs shell/)
  })

  it('refuses a release that needs another version of a shared package', () => {
    expect(refusal({ shared: { react: '^20.0.0' } })).toBe('needs react ^20.0.0, this is 19.3.1')
  })

  it('refuses a release that needs a package the shell does not share', () => {
    expect(refusal({ shared: { vue: '^3.0.0' } })).toMatch(/does not share/)
  })

  it('refuses a release without a hash, also for one late file', () => {
    expect(refusal({ integrity: '' })).toMatch(/no integrity/)
    const late = { url: '/remotes/mfe-tracking/1/late.js', integrity: '' }
    expect(refusal({ offline: [late] })).toMatch(/no integrity for .*late.js/)
  })

  it('refuses a release with a file from elsewhere', () => {
    const integrity = 'sha384-x'
    expect(refusal({ preload: [{ url: 'https://evil.example/a.js', integrity }] })).toMatch(
      /outside of its folder/,
    )
    expect(refusal({ entry: '/remotes/mfe-scan/1/remoteEntry.js' })).toMatch(/outside of its folder/)
    expect(refusal({ entry: '/remotes/mfe-tracking/../mfe-scan/1/remoteEntry.js' })).toMatch(
      /outside of its folder/,
    )
  })
})

describe(parseRegistry.name, () => {
  it('reads the releases by their names', () => {
    const registry = parseRegistry({ shell: '1.0.0', remotes: [aRelease()] })
    expect(registry.get('mfe-tracking')).toEqual({ ...aRelease(), tabs: {}, slots: {} })
  })

  it('leaves out what it cannot read, and keeps the rest', () => {
    const registry = parseRegistry({
      remotes: [null, { name: 'mfe-scan' }, { ...aRelease(), name: '../evil' }, aRelease()],
    })
    expect([...registry.keys()]).toEqual(['mfe-tracking'])
  })

  it('reads what was taken out, and what people read in its place', () => {
    const killed = [{ name: 'mfe-scan', notice: 'A short break.' }, null, { name: 'evil', notice: 'x' }, {}]
    expect([...parseRegistry({ remotes: [], killed }).killed]).toEqual([['mfe-scan', 'A short break.']])
    expect(parseRegistry({ remotes: [], killed: 'no' }).killed.size).toBe(0)
  })

  it('knows what is declared, also by remotes that are not there now', () => {
    const tabs = { notes: { title: 'Notes', icon: 'notes', place: 'log', order: 60 } }
    const { declared, killed } = parseRegistry({
      remotes: [{ ...aRelease(), slots: { 'home.weight': { first: true } } }],
      killed: [{ name: 'mfe-notes', notice: 'A short break.', tabs }],
      away: [{ name: 'mfe-away', tabs: { away: { ...tabs.notes, title: 'Away' } } }],
    })
    expect(
      declared.map(({ name, tabs: own, slots }) => [name, Object.keys(own ?? {}), Object.keys(slots ?? {})]),
    ).toEqual([
      ['mfe-tracking', [], ['home.weight']],
      ['mfe-notes', ['notes'], []],
      ['mfe-away', ['away'], []],
    ])
    expect([...killed.keys()]).toEqual(['mfe-notes'])
  })

  it('refuses an answer that is no registry', () => {
    expect(() => parseRegistry('<html>')).toThrow('no remotes')
    expect(() => parseRegistry({ remotes: {} })).toThrow('no remotes')
  })
})
