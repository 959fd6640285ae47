import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../../workspace/workspace.mjs'
import { fingerprint } from '../hash.mjs'
import { readSurface } from './declarations.mjs'
import { compareSurfaces } from './compare.mjs'
import { keptFiles, surfacePackages } from './packages.mjs'
import { rolledUp } from './roll-up.mjs'

/** @typedef {import('./compare.mjs').Difference} Difference */

const numbers = (version) => version.split('.').map(Number)

/** Which number of a version a difference asks for; null when nothing changed. @param {Difference} difference */
export const neededStep = ({ removed, added, changed, broken }) => {
  if (removed.length + broken.length > 0) return 'major'
  return added.length + changed.length > 0 ? 'minor' : null
}

/** Whether a version is at least one step of this size further. @param {'major' | 'minor' | null} step */
export const isFarEnough = (before, now, step) => {
  const [[oldMajor, oldMinor], [major, minor]] = [numbers(before), numbers(now)]
  if (step === null) return true
  return major > oldMajor || (step === 'minor' && major === oldMajor && minor > oldMinor)
}

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

const said = (word, names) => (names.length === 0 ? [] : [`    ${word}: ${names.join(', ')}`])

const sentenceOf = (name, { version, kept, step, difference }) =>
  [
    `  ${name} ${version} is not what ${kept} was, and its version has to say so: a new ${step} version.`,
    ...said('removed', difference.removed),
    ...said('cannot be used as before', difference.broken),
    ...said('changed', difference.changed),
    ...said('added', difference.added),
  ].join('\n')

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
const STAMP = join(ROOT, '.cache/surface')

const printOf = (packages) =>
  fingerprint([...packages.map(({ dir }) => dir), join(ROOT, 'libs/domain'), join(ROOT, 'pnpm-lock.yaml')])

const isKnownGood = (packages) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === printOf(packages)

/**
 * Holds what the shell gives remotes to what was kept of it: a change that breaks a remote needs a new major version, an
 * addition a new minor one.
 * @param {{ fix?: boolean }} [options]  fix: keep what is there now, where the version says so
 * @returns {Promise<string[]>} what is wrong, in sentences
 */
export const judgeSurfaces = async ({ fix = false } = {}) => {
  const packages = surfacePackages()
  if (isKnownGood(packages)) return []
  const found = []
  for (const pkg of packages) found.push(await judge(pkg, fix))
  const problems = found.filter((problem) => problem !== null)
  if (problems.length === 0) {
    mkdirSync(dirname(STAMP), { recursive: true })
    writeFileSync(STAMP, printOf(packages))
  }
  return problems
}
