import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../run-tool.mjs'
import { TOOLS } from '../tools.mjs'
import { hasParameters, isValue, isWord, meaningOf, readSurface } from './declarations.mjs'
import { namesMadeOf, slotProbes, WAYS } from './lost-slots.mjs'
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

/** Whether who uses a package passes what has this type; what a slot gets, the shell passes. */
const isPassed = (name) => name.endsWith('Props') && name !== 'SlotProps'

/** Nobody names a word of a list less than before: whoever compares with it, or passes it, cannot go on. */
const wordsOf = (name) =>
  `export const it = (one: Extract<before.${name}, string | number | boolean>): now.${name} => one`

// A value stands for the old one where it can be given in its place. What is passed has to suffice as it was. Any other type
// may be what is given or what is asked for, so one way is enough.
const probesOf = (surface, name) => {
  if (isValue(surface, name)) return [`export const it: typeof before.${name} = now.${name}`]
  if (hasParameters(surface, name)) return []
  if (isPassed(name)) return [`export const it = (one: before.${name}): now.${name} => one`]
  return [
    `export const it = (one: now.${name}): before.${name} => one`,
    `export const it = (one: before.${name}): now.${name} => one`,
  ]
}

/** With what is not exported, too: the compiler is asked about all that a name is made of. */
const allExported = (text) => text.replace(/^declare /gm, 'export declare ')

/** The compiler says which of the names still stand for what they were. */
const brokenOf = async (dir, texts, { before, now }, names) => {
  const folder = join(dir, 'dist/probe')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (file, text) => writeFileSync(join(folder, file), text)
  write('before.d.ts', seenFrom(texts.before, '../..'))
  write('now.d.ts', seenFrom(texts.now, '../..'))
  write('all.d.ts', allExported(seenFrom(texts.now, '../..')))
  const header = "import * as before from './before'\nimport * as now from './now'\n"
  const ways = names.flatMap((name) =>
    probesOf(now, name).map((line, index) => ({ name, file: `${name}.${index}.ts`, line })),
  )
  const words = names
    .filter((name) => isWord(before, name) && isWord(now, name))
    .map((name) => ({ name, file: `${name}.words.ts`, line: wordsOf(name) }))
  const slots = slotProbes(before, now).map(({ own, line }, index) => ({
    own,
    file: `slot.${index}.ts`,
    line,
  }))
  for (const { file, line } of [...ways, ...words]) write(file, `${header}${line}\n`)
  for (const { file, line } of slots) write(file, `import * as now from './all'\n${WAYS}${line}\n`)
  const files = [...ways, ...words, ...slots].map(({ file }) => join(folder, file))
  const { details } = await runTool(TOOLS.tsc, [...OPTIONS, ...PLACES, ...files])
  const fails = ({ file }) => details.includes(`/${file}(`)
  const isLost = (name) => {
    const own = ways.filter((probe) => probe.name === name)
    return own.length > 0 && own.every(fails)
  }
  const lessWords = new Set(words.filter(fails).map(({ name }) => name))
  const lessSlots = namesMadeOf(before, names, new Set(slots.filter(fails).map(({ own }) => own)))
  return names.filter((name) => isLost(name) || lessWords.has(name) || lessSlots.includes(name))
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
  const broken = asked.length === 0 ? [] : await brokenOf(dir, texts, { before, now }, asked)
  return {
    removed,
    added: [...now.names.keys()].filter((name) => !before.names.has(name)),
    changed,
    broken: [...lost, ...broken],
  }
}
