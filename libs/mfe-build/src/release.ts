import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release, ReleaseFile } from '@gb/domain'
import type { Plugin } from 'vite'
import { fileListsOf, forgottenWorkers, isManifest } from './file-lists.ts'
import { rangeOf, requiredRanges } from './shared.ts'
import { apiVersion, ownerIn, workspaceVersion } from './workspace.ts'

const KEPT_VERSIONS = 3

export const REMOTE_ENTRY = 'remoteEntry.js'

/** Address under which the gateway serves a version of a remote. */
export const remoteBase = (name: string, version: string) => `/remotes/${name}/${version}/`

/** Where a version is built until it is whole; no gateway looks there. */
export const draftOf = (distDir: string, version: string) => join(distDir, `.${version}`)

/**
 * Ends a build: describes the draft, puts it in its place, and then `release.json` beside the version folders, each at
 * one stroke, so that nobody sees half of either. Drops versions that nobody can still run.
 */
export function releasePlugin(name: string, version: string, distDir: string): Plugin {
  let described = ''
  return {
    name: 'gb-release',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        described = JSON.stringify(describeRelease(name, version, draftOf(distDir, version)), null, 2)
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // It also runs after a build that failed.
        if (described !== '') publishDraft(distDir, version, described)
      },
    },
  }
}

/**
 * Puts a whole draft in force.
 * @param described text of `release.json`; it also stays with the version, for a gateway that has to go back to it
 */
export function publishDraft(distDir: string, version: string, described: string): void {
  const draft = draftOf(distDir, version)
  const place = join(distDir, version)
  const before = join(distDir, `.${version}.before`)
  writeFileSync(join(draft, 'release.json'), described)
  rmSync(before, { recursive: true, force: true })
  if (statSync(place, { throwIfNoEntry: false })) renameSync(place, before)
  renameSync(draft, place)
  const registry = join(distDir, 'release.json')
  writeFileSync(`${registry}.draft`, described)
  renameSync(`${registry}.draft`, registry)
  dropOldVersions(distDir, version)
}

function describeRelease(name: string, version: string, outDir: string): Release {
  const manifest: unknown = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
  if (!isManifest(manifest)) throw new Error(`the manifest of ${name} has an unknown shape`)
  const lists = fileListsOf(manifest, REMOTE_ENTRY)
  // That workers are in the manifest is the bundler's habit, not its promise.
  const forgotten = forgottenWorkers(
    readdirSync(outDir, { recursive: true, encoding: 'utf8' }),
    lists.offline,
  )
  if (forgotten.length > 0) throw new Error(`${name} needs files that no list names: ${forgotten.join(', ')}`)
  const describe = (file: string): ReleaseFile => ({
    url: remoteBase(name, version) + file,
    integrity: integrityOf(readFileSync(join(outDir, file))),
  })
  const entry = describe(REMOTE_ENTRY)
  return {
    name,
    version,
    entry: entry.url,
    integrity: entry.integrity,
    shell: rangeOf(workspaceVersion('libs/mfe-contract')),
    api: rangeOf(apiVersion()),
    shared: requiredRanges(),
    preload: lists.preload.map(describe),
    css: lists.css.map(describe),
    offline: lists.offline.map(describe),
    ...ownerOf(name),
  }
}

/** Who answers for a remote, when its package.json says so. */
function ownerOf(name: string): Pick<Release, 'owner'> {
  const owner = ownerIn(name)
  return owner === null ? {} : { owner }
}

/** Hash of a file in the form of the `integrity` attribute. */
export const integrityOf = (content: Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Removes all versions but the current one and the newest others: a page that was opened before a deployment still
 * asks for its own version. Drafts that a build left behind go too.
 */
export function dropOldVersions(distDir: string, current: string): void {
  const folders = readdirSync(distDir, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const drafts = folders.filter(({ name }) => name.startsWith('.')).map(({ name }) => join(distDir, name))
  const older = folders
    .filter(({ name }) => !name.startsWith('.') && name !== current)
    .map(({ name }) => join(distDir, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of [...drafts, ...older.slice(KEPT_VERSIONS - 1)]) rmSync(folder, { recursive: true })
}
