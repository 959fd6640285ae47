import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { catalogsOf, serverPhrasesOf } from './catalogs.mjs'
import { modulesOf } from './emit.mjs'
import { phraseModulesOf } from './emit-phrases.mjs'

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

/** What lies in the folders of modules and is written by no catalog any more. */
const leftOver = (root, catalogs, modules) =>
  [...new Set(catalogs.map(({ folder }) => `${folder}/generated`))]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((path) => modules[path] === undefined)

/**
 * Writes the modules of all messages below a root.
 * @param {string} root
 * @param {{check: boolean}} options  check: compare only
 * @returns {string[]} the files that differed, from the root
 */
export const writeMessages = (root, { check }) => {
  const catalogs = catalogsOf(root)
  const books = serverPhrasesOf(root)
  const modules = Object.assign({}, ...catalogs.map(modulesOf), ...books.map(phraseModulesOf))
  const stale = Object.keys(modules).filter((path) => read(join(root, path)) !== modules[path])
  const over = leftOver(root, [...catalogs, ...books], modules)
  if (!check) {
    for (const path of stale) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), modules[path])
    }
    for (const path of over) rmSync(join(root, path))
  }
  return [...stale, ...over]
}
