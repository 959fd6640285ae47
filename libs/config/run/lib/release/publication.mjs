import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Failure } from '../../../../processes/src/failure.mjs'
import { ROOT } from '../../../workspace/workspace.mjs'

/** What a build leaves for the server alone. */
const NOT_UPLOADED = /^release\.json$|(?:^|\/)\.|\.(?:br|gz)$/

/** Files that no build packed, because they are small or packed already, are packed here: the wire knows one form. */
const packed = (file) =>
  existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`)
    : brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !NOT_UPLOADED.test(path))
    .sort()

const pathOf = (release, url) => url.slice(`/remotes/${release.name}/${release.version}/`.length)

/** Bytes, packed, of what a browser asks for before it shows anything of a remote. */
const firstBytes = (release, files) => {
  const first = new Set(
    [release.entry, ...release.preload.map(({ url }) => url)].map((url) => pathOf(release, url)),
  )
  return files.filter(({ path }) => first.has(path)).reduce((sum, { bytes }) => sum + bytes.length, 0)
}

/** @throws Failure when a remote begins with more than its package.json allows, or it does not say how much that is */
const withinBudget = (release, files, budgetKb) => {
  const kb = firstBytes(release, files) / 1000
  if (typeof budgetKb !== 'number')
    throw new Failure(
      `${release.name} has no budget; it begins with ${kb.toFixed(1)} kB of scripts. Say what it may need at first in its package.json (gb.firstUseKb).`,
    )
  if (kb > budgetKb)
    throw new Failure(
      `${release.name} begins with ${kb.toFixed(1)} kB of scripts; its budget is ${budgetKb} kB (package.json, gb.firstUseKb).`,
    )
}

/**
 * What publishes the release that was built last.
 * @param {string} remote  its folder in the repository
 * @param {string} [root]
 * @returns {{ release: { name: string, version: string }, files: { path: string, brotli: string }[] }}
 * @throws Failure
 */
export const readPublication = (remote, root = ROOT) => {
  const dist = join(root, remote, 'dist')
  const described = join(dist, 'release.json')
  if (!existsSync(described))
    throw new Failure(`${remote} has no release: ${described} is missing. Is it a remote?`)
  const release = JSON.parse(readFileSync(described, 'utf8'))
  const { gb = {} } = JSON.parse(readFileSync(join(root, remote, 'package.json'), 'utf8'))
  const folder = join(dist, release.version)
  const files = filesIn(folder).map((path) => ({ path, bytes: packed(join(folder, path)) }))
  withinBudget(release, files, gb.firstUseKb)
  return { release, files: files.map(({ path, bytes }) => ({ path, brotli: bytes.toString('base64') })) }
}
