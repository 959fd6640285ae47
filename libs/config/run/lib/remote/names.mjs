import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../../processes/src/failure.mjs'
import { listPackages } from '../../../workspace/workspace.mjs'

/**
 * How a new remote is called everywhere.
 * @typedef {object} RemoteNames
 * @property {string} remote     folder, address and release: `mfe-meal-notes`
 * @property {string} id         tab and folder of the feature: `meal-notes`
 * @property {string} component  `MealNotes`
 * @property {string} title      what people read: `Meal notes`
 */

const USAGE = 'Usage: npm run create:remote -- notes'
const LIMITS = { min: 2, max: 24 }
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Folders of these names mean something to the tools. */
const FOLDERS = new Set([
  'api',
  'dev',
  'dist',
  'e2e',
  'generated',
  'node-modules',
  'planted',
  'shared',
  'src',
  'test',
  'testing',
])
/** Words of the language, which no component could be called. */
const OF_THE_LANGUAGE = new Set(['constructor', 'prototype', 'remote', 'undefined', 'null', 'true', 'false'])

/** The names of the shell's own screens and places, where they stand. */
const reserved = (root) => {
  const text = readFileSync(join(root, 'libs/domain/src/wire/tab-ids.ts'), 'utf8')
  return new Set([...text.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word))
}

/** Who has a tab of this name; undefined when nobody has. */
const holderOf = (id, root) =>
  listPackages(root).find(({ role, manifest }) => role === 'mfe' && Object.hasOwn(manifest.gb.tabs ?? {}, id))

const problemOf = (id, remote, root) => {
  if (!NAME.test(id) || id.length < LIMITS.min || id.length > LIMITS.max)
    return `"${id}" is no name of a remote: small letters and digits, words joined by one dash, ${LIMITS.min} to ${LIMITS.max} characters.`
  if (existsSync(join(root, remote))) return `${remote} exists already.`
  if (reserved(root).has(id)) return `"${id}" is a name of the app itself.`
  if (FOLDERS.has(id) || OF_THE_LANGUAGE.has(id)) return `"${id}" means something to the tools.`
  const holder = holderOf(id, root)
  return holder === undefined ? null : `There is a tab "${id}" already, of ${holder.path}.`
}

const capital = (word) => word[0].toUpperCase() + word.slice(1)

/**
 * Reads what the new remote is called, with or without `mfe-` before it.
 * @param {string[]} args
 * @param {string} root
 * @returns {RemoteNames}
 * @throws {Failure} for a name that is absurd, taken or reserved
 */
export const readName = (args, root) => {
  const [word, ...more] = args
  if (word === undefined || more.length > 0 || word.startsWith('-')) throw new Failure(USAGE)
  const id = word.replace(/^mfe-/, '')
  const remote = `mfe-${id}`
  const problem = problemOf(id, remote, root)
  if (problem !== null) throw new Failure(`${problem}\n${USAGE}`)
  const words = id.split('-')
  return { remote, id, component: words.map(capital).join(''), title: capital(words.join(' ')) }
}
