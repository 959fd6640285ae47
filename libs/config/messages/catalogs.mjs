import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const NEVER = new Set(['node_modules', 'dist', 'generated', 'planted', 'test-results'])
const FILE = /^([a-z-]+)\.([a-z]{2})\.json$/u
const PACKAGES = /^(?:shell|mfe-.+)$/u

/**
 * The messages of one feature: the files `<name>.<language>.json` of a folder `messages`.
 * @typedef {object} Catalog
 * @property {string} name      e.g. `crisis`
 * @property {string} folder    path of its folder `messages`, from the root
 * @property {Record<string, object>} files  by language: what its file holds
 */

const foldersIn = (folder) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !NEVER.has(entry.name))
        .map(({ name }) => name)

const messageFolders = (folder) =>
  foldersIn(folder).flatMap((name) => {
    const path = join(folder, name)
    return name === 'messages' ? [path] : messageFolders(path)
  })

/** The folders of packages that say something to people, from the root. */
const packagesIn = (root) => [
  ...['libs', 'services'].flatMap((folder) =>
    foldersIn(join(root, folder)).map((name) => join(root, folder, name)),
  ),
  ...foldersIn(root)
    .filter((name) => PACKAGES.test(name))
    .map((name) => join(root, name)),
]

const catalogsIn = (root, folder) => {
  const found = new Map()
  for (const file of readdirSync(folder).toSorted()) {
    const [, name, language] = FILE.exec(file) ?? []
    if (name === undefined) continue
    const catalog = found.get(name) ?? {
      name,
      folder: relative(root, folder).split(sep).join('/'),
      files: {},
    }
    catalog.files[language] = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    found.set(name, catalog)
  }
  return [...found.values()]
}

/**
 * All messages of the front ends and of the services below a root.
 * @param {string} root
 * @returns {Catalog[]}
 */
export const catalogsOf = (root) =>
  packagesIn(root)
    .flatMap((path) => messageFolders(join(path, 'src')))
    .flatMap((folder) => catalogsIn(root, folder))

/** Where what the server says is said in other languages. Source: decision 161. */
const PHRASES = 'libs/domain/src/phrases'

/** Without what is said to translators. */
const sentencesIn = (file) => Object.fromEntries(Object.entries(file).filter(([key]) => !key.startsWith('@')))

/**
 * What the server says: the files `<name>.<language>.json` of a folder of libs/domain, sentences by their English ones.
 * @param {string} root
 * @returns {Catalog[]} none of them has English
 */
export const serverPhrasesOf = (root) =>
  existsSync(join(root, PHRASES))
    ? catalogsIn(root, join(root, PHRASES)).map(({ files, ...book }) => ({
        ...book,
        files: Object.fromEntries(
          Object.entries(files).map(([language, file]) => [language, sentencesIn(file)]),
        ),
      }))
    : []

/**
 * Sentences in other languages by their English ones: the texts of the content service, and what the server says.
 * Source: decision 153, decision 161.
 * @param {string} root
 * @returns {{path: string, language: string, words: Record<string, string>}[]}
 */
export const phrasebooksOf = (root) => [
  ...textsIn(root),
  ...serverPhrasesOf(root).flatMap(({ name, folder, files }) =>
    Object.entries(files).map(([language, words]) => ({
      path: `${folder}/${name}.${language}.json`,
      language,
      words,
    })),
  ),
]

const textsIn = (root) => {
  const folder = join(root, 'services/content/seed')
  return foldersIn(folder)
    .filter((language) => /^[a-z]{2}$/u.test(language))
    .flatMap((language) =>
      readdirSync(join(folder, language))
        .filter((file) => file.endsWith('.json'))
        .map((file) => ({
          path: `services/content/seed/${language}/${file}`,
          language,
          words: JSON.parse(readFileSync(join(folder, language, file), 'utf8')).words,
        })),
    )
}

/**
 * The languages of the product, English first: those of libs/domain, which stand there once.
 * @param {string} root
 * @returns {string[]}
 */
export const languagesOf = (root) => {
  const source = readFileSync(join(root, 'libs/domain/src/language/language.ts'), 'utf8')
  const list = /LANGUAGES = \[([^\]]+)\]/u.exec(source)?.[1] ?? ''
  return [...list.matchAll(/'([a-z]{2})'/gu)].map(([, language]) => language)
}
