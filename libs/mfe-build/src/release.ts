import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { API_VERSION, type Configurable, type Release, type ReleaseFile } from '@gb/domain'
import type { Plugin } from 'vite'
import { fileListsOf, forgottenWorkers, isManifest } from './file-lists.ts'
import { dropOldVersions } from './kept-versions.ts'
import { rangeOf } from './shared.ts'
import { neededRanges, type Uses } from './uses.ts'
import { configurableIn, declarationIn, installedVersion, ownerIn } from './workspace.ts'

export const REMOTE_ENTRY = 'remoteEntry.js'

const CONTRACT = '@gb/mfe-contract'

/** Address under which the gateway serves a version of a remote. */
export const remoteBase = (name: string, version: string) => `/remotes/${name}/${version}/`

/** Where a version is built until it is whole; no gateway looks there. */
export const draftOf = (distDir: string, version: string) => join(distDir, `.${version}`)

/** What is built, and where. */
export interface RemoteBuild {
  name: string
  version: string
  /** Folder of the remote. */
  folder: string
  /** Where its versions lie. */
  distDir: string
  /** Which names of what the shell shares its files take; known once they are written. */
  uses: Uses
}

/**
 * Ends a build: describes the draft, puts it in its place, and then `release.json` beside the version folders, each at
 * one stroke, so that nobody sees half of either. Drops versions that nobody can still run.
 */
export function releasePlugin(build: RemoteBuild): Plugin {
  const { version, distDir } = build
  let described = ''
  return {
    name: 'gb-release',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        described = JSON.stringify(describeRelease(build), null, 2)
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

function describeRelease({ name, version, folder, distDir, uses }: RemoteBuild): Release {
  const outDir = draftOf(distDir, version)
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
  const shared = neededRanges(uses, folder)
  return {
    name,
    version,
    entry: entry.url,
    integrity: entry.integrity,
    shell: shared[CONTRACT] ?? rangeOf(installedVersion(folder, CONTRACT)),
    api: rangeOf(API_VERSION),
    shared,
    preload: lists.preload.map(describe),
    css: lists.css.map(describe),
    offline: lists.offline.map(describe),
    ...declarationIn(folder),
    ...whereDeclared(configurableIn(folder)),
    ...ownerOf(folder),
  }
}

/** Most remotes have neither. */
function whereDeclared({ settings, flags }: Configurable): Partial<Configurable> {
  const has = (list: object) => Object.keys(list).length > 0
  return { ...(has(settings) && { settings }), ...(has(flags) && { flags }) }
}

/** Who answers for a remote, when its package.json says so. */
function ownerOf(folder: string): Pick<Release, 'owner'> {
  const owner = ownerIn(folder)
  return owner === null ? {} : { owner }
}

/** Hash of a file in the form of the `integrity` attribute. */
export const integrityOf = (content: Uint8Array) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
