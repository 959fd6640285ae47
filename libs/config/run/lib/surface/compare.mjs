import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../run-tool.mjs'
import { TOOLS } from '../tools.mjs'
import { hasParameters, isValue, meaningOf, readSurface } from './declarations.mjs'
import { seenFrom } from './packages.mjs'

/**
 * @typedef {object} Difference
 * @property {string[]} removed  names that are gone
 * @property {string[]} added    names that are new
 * @property {string[]} changed  names that mean something else
 * @property {string[]} broken   those of them that the users of the old one cannot go on with
 */

const OPTIONS = ['--strict', '--noEmit', '--skipLibCheck', '--jsx', 'react-jsx', '--module', 'esnext']
const PLACES = ['--moduleResolution', 'bundler', '--target', 'es2023', '--ignoreConfig', '--types', '']

// A value stands for the old one where it can be given in its place. A type may be what is given or what is asked for, so
// one way is enough.
const probesOf = (surface, name) => {
  if (isValue(surface, name)) return [`export const it: typeof before.${name} = now.${name}`]
  if (hasParameters(surface, name)) return []
  return [
    `export const it = (one: now.${name}): before.${name} => one`,
    `export const it = (one: before.${name}): now.${name} => one`,
  ]
}

/** The compiler says which of the names still stand for what they were. */
const brokenOf = async (dir, texts, surface, names) => {
  const folder = join(dir, 'dist/probe')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (file, text) => writeFileSync(join(folder, file), text)
  write('before.d.ts', seenFrom(texts.before, '../..'))
  write('now.d.ts', seenFrom(texts.now, '../..'))
  const header = "import * as before from './before'\nimport * as now from './now'\n"
  const probes = names.flatMap((name) =>
    probesOf(surface, name).map((line, index) => ({ name, file: `${name}.${index}.ts`, line })),
  )
  for (const { file, line } of probes) write(file, `${header}${line}\n`)
  const files = probes.map(({ file }) => join(folder, file))
  const { details } = await runTool(TOOLS.tsc, [...OPTIONS, ...PLACES, ...files])
  const fails = ({ file }) => details.includes(`/${file}(`)
  return names.filter((name) => {
    const own = probes.filter((probe) => probe.name === name)
    return own.length > 0 && own.every(fails)
  })
}

/**
 * What changed for those who use a package.
 * @param {string} dir  the package
 * @param {{ before: string, now: string }} texts  its declarations, each in one file
 * @returns {Promise<Difference>}
 */
export const compareSurfaces = async (dir, texts) => {
  const before = readSurface(texts.before)
  const now = readSurface(texts.now)
  const names = [...before.names.keys()]
  const removed = names.filter((name) => !now.names.has(name))
  const changed = names.filter(
    (name) => now.names.has(name) && meaningOf(before, name) !== meaningOf(now, name),
  )
  const lost = changed.filter((name) => isValue(before, name) && !isValue(now, name))
  const asked = changed.filter((name) => !lost.includes(name))
  const broken = asked.length === 0 ? [] : await brokenOf(dir, texts, now, asked)
  return {
    removed,
    added: [...now.names.keys()].filter((name) => !before.names.has(name)),
    changed,
    broken: [...lost, ...broken],
  }
}
