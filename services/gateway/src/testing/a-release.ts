import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Release, ShellOffer } from '@gb/domain'

const hashOf = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`

/** What the files of this version say. */
export const codeOf = (name: string, version: string): string => `export const remote = '${name} ${version}'`

const PATHS = ['remoteEntry.js', 'assets/tab-1.js']

/** A release of two files, as a build describes it. */
export const aRelease = (name: string, version: string): Release => {
  const integrity = hashOf(codeOf(name, version))
  const [entry = '', tab = ''] = PATHS.map((path) => `/remotes/${name}/${version}/${path}`)
  return {
    name,
    version,
    entry,
    integrity,
    shell: '^3.0.0',
    api: '^1.0.0',
    shared: {},
    preload: [{ url: tab, integrity }],
    css: [],
    offline: [{ url: tab, integrity }],
    owner: { team: 'Team A', contact: '#team-a', runbook: 'docs/runbook.md' },
  }
}

/** The body that publishes it. */
export const publication = (name: string, version: string, more: object = {}) => ({
  release: { ...aRelease(name, version), ...more },
  files: PATHS.map((path) => ({
    path,
    brotli: brotliCompressSync(codeOf(name, version)).toString('base64'),
  })),
})

/** Leaves a release in a web root, as a build does: what the server is shipped with. */
export const ship = (webRoot: string, name: string, version: string, more: Partial<Release> = {}): void => {
  const dist = join(webRoot, name, 'dist')
  for (const path of PATHS) {
    const place = join(dist, version, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, codeOf(name, version))
  }
  for (const folder of [dist, join(dist, version)])
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...aRelease(name, version), ...more }))
}

/** Leaves in a web root what the build of a shell says that it gives remotes. */
export const shipShell = (webRoot: string, offer: ShellOffer): void => {
  mkdirSync(join(webRoot, 'shell/dist'), { recursive: true })
  writeFileSync(join(webRoot, 'shell/dist/release.json'), JSON.stringify({ version: '1.0.0', offer }))
}

/** Leaves the files of a built shell in a web root: a page and a script whose name is its content's. */
export const shipShellFiles = (webRoot: string, build: string): string => {
  const assets = join(webRoot, 'shell/dist/assets')
  mkdirSync(assets, { recursive: true })
  const name = `app-${build}.js`
  writeFileSync(join(assets, name), `export const shell = '${build}'`)
  writeFileSync(
    join(webRoot, 'shell/dist/index.html'),
    `<html><script src="/assets/${name}"></script></html>`,
  )
  return `/assets/${name}`
}
