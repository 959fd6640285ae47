import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A remote written by hand: one Scan tab with this body of a component, without any build. */
export interface HandmadeRemote {
  version: string
  /** Body of the component, for example `return 'Hello'`. */
  component: string
}

const entryOf = ({ version, component }: HandmadeRemote): string => `
const Tab = () => { ${component} }
const remote = { name: 'mfe-scan', version: '${version}', tabs: { scan: { title: 'Scan', component: Tab } }, slots: {} }
export const init = () => {}
export const get = () => Promise.resolve(() => ({ default: remote }))
`

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`

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
    shell: '^2.0.0',
    shared: {},
    preload: [],
    css: [],
    offline: [{ url, integrity: integrityOf(entry) }],
  }
  const draft = join(dist, 'release.json.draft')
  writeFileSync(draft, JSON.stringify(release))
  renameSync(draft, join(dist, 'release.json'))
}
