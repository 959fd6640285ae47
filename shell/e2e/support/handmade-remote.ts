import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './product'

/** A remote written by hand: one Scan tab with this body of a component, without any build. */
export interface HandmadeRemote {
  version: string
  /** Body of the component, for example `return 'Hello'`. */
  component: string
  /** What its first file does when it is imported; default nothing. */
  first?: string
  /** Range of the contract that it needs; default that of now. */
  shell?: string
}

const entryOf = ({ version, component, first = '' }: HandmadeRemote): string => `
${first}
const Tab = () => { ${component} }
const remote = { name: 'mfe-scan', version: '${version}', tabs: { scan: { component: Tab } }, slots: {} }
export const init = () => {}
export const get = () => Promise.resolve(() => ({ default: remote }))
`

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** The Scan tab as mfe-scan declares it. */
const declaredTabs = (): object => {
  const text = readFileSync(join(ROOT, 'mfe-scan/package.json'), 'utf8')
  return (JSON.parse(text) as { gb: { tabs: object } }).gb.tabs
}

/** Puts a release where the build of mfe-scan puts it: the files first, then, at one stroke, the registry's file. */
export const releaseByHand = (webRoot: string, remote: HandmadeRemote): void => {
  const dist = join(webRoot, 'mfe-scan/dist')
  const entry = entryOf(remote)
  mkdirSync(join(dist, remote.version), { recursive: true })
  writeFileSync(join(dist, remote.version, 'remoteEntry.js'), entry)
  const url = `/remotes/mfe-scan/${remote.version}/remoteEntry.js`
  const release = {
    name: 'mfe-scan',
    version: remote.version,
    entry: url,
    integrity: integrityOf(entry),
    shell: remote.shell ?? '^3.0.0',
    shared: {},
    preload: [],
    css: [],
    offline: [{ url, integrity: integrityOf(entry) }],
    tabs: declaredTabs(),
    // It has no card for Home; the page sends for its first file as for that of the one before.
    slots: { 'home.protein': { first: true } },
  }
  const draft = join(dist, 'release.json.draft')
  writeFileSync(draft, JSON.stringify(release))
  renameSync(draft, join(dist, 'release.json'))
}
