import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../../workspace/workspace.mjs'
import { fingerprint } from '../hash.mjs'
import { readSurface } from './declarations.mjs'
import { compareSurfaces } from './compare.mjs'
import { keptFiles, surfacePackages } from './packages.mjs'
import { rolledUp } from './roll-up.mjs'
import { isFarEnough, neededStep, sentenceOf } from './steps.mjs'

/** @typedef {import('./compare.mjs').Difference} Difference */

/**
 * Since which version each name is what it is.
 * @param {Record<string, string>} before
 * @param {Difference} difference
 * @param {string[]} names  those that are there now
 * @param {string} version  the one of now
 */
export const sinceNow = (before, { added, changed }, names, version) => {
  const fresh = new Set([...added, ...changed])
  return Object.fromEntries(names.sort().map((name) => [name, fresh.has(name) ? version : before[name]]))
}

const keptOf = (files) => ({
  ...JSON.parse(readFileSync(files.since, 'utf8')),
  text: readFileSync(files.declarations, 'utf8'),
})

const write = (files, version, since, text) => {
  writeFileSync(files.since, `${JSON.stringify({ version, since }, null, 2)}\n`)
  writeFileSync(files.declarations, text)
}

/** @returns {Promise<string | null>} what is wrong */
const judge = async ({ name, dir, manifest: { version } }, fix) => {
  const files = keptFiles(dir)
  const now = await rolledUp(dir)
  const names = [...readSurface(now).names.keys()]
  const isFirst = !existsSync(files.since)
  const kept = isFirst ? { version, since: {}, text: '' } : keptOf(files)
  const difference = await compareSurfaces(dir, { before: kept.text, now })
  const step = isFirst ? null : neededStep(difference)
  if (!isFarEnough(kept.version, version, step))
    return sentenceOf(name, { version, kept: kept.version, step, difference })
  if (now === kept.text && version === kept.version) return null
  if (!fix) return `  ${name}: its kept surface is stale. Run npm run generate.`
  write(files, version, sinceNow(kept.since, difference, names, version), now)
  return null
}

/** What was found good last, so that it is not looked at again as long as nothing of it changes. */
const stampOf = (root) => join(root, '.cache/surface')

const printOf = (root, packages) =>
  fingerprint([...packages.map(({ dir }) => dir), join(root, 'libs/domain'), join(root, 'pnpm-lock.yaml')])

const isKnownGood = (root, packages) =>
  existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === printOf(root, packages)

/**
 * Holds what the shell gives remotes to what was kept of it: a change that breaks a remote needs a new major version, an
 * addition a new minor one.
 * @param {{ fix?: boolean, root?: string }} [options]  fix: keep what is there now, where the version says so
 * @returns {Promise<string[]>} what is wrong, in sentences
 */
export const judgeSurfaces = async ({ fix = false, root = ROOT } = {}) => {
  const packages = surfacePackages(root)
  if (isKnownGood(root, packages)) return []
  const found = []
  for (const pkg of packages) found.push(await judge(pkg, fix))
  const problems = found.filter((problem) => problem !== null)
  if (problems.length === 0) {
    mkdirSync(dirname(stampOf(root)), { recursive: true })
    writeFileSync(stampOf(root), printOf(root, packages))
  }
  return problems
}
