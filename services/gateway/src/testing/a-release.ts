import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Release } from '@gb/domain'

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
    shell: '^2.0.0',
    api: '^1.0.0',
    shared: {},
    preload: [{ url: tab, integrity }],
    css: [],
    offline: [{ url: tab, integrity }],
    owner: { team: 'Team A', contact: '#team-a', runbook: 'docs/runbook.md' },
  }
}

/** The body that publishes it. */
export const publication = (name: string, version: string) => ({
  release: aRelease(name, version),
  files: PATHS.map((path) => ({
    path,
    brotli: brotliCompressSync(codeOf(name, version)).toString('base64'),
  })),
})

/** Leaves a release in a web root, as a build does: what the server is shipped with. */
export const ship = (webRoot: string, name: string, version: string): void => {
  const dist = join(webRoot, name, 'dist')
  for (const path of PATHS) {
    const place = join(dist, version, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, codeOf(name, version))
  }
  for (const folder of [dist, join(dist, version)])
    writeFileSync(join(folder, 'release.json'), JSON.stringify(aRelease(name, version)))
}
