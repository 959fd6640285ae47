import { readdir, readFile } from 'node:fs/promises'

// Up to the root of the repository, the same way from src and from dist.
const ROOT = new URL('../../../../../', import.meta.url)
const APP = /^(?:shell|mfe-.+)$/
const GROUPS = ['libs', 'services']

// What people write is looked for in `words`: nothing there is said to anybody.
// Of messages the English file is read: the figures of the others are held against it.
const isSource = (path: string): boolean =>
  /(?:^|\/)src\/(?:.*\.tsx?|(?:.*\/)?messages\/[a-z-]+\.en\.json)$/.test(path) &&
  !/node_modules|domain\/src\/words\/|\/testing\/|\/generated\/|\.(?:test|d)\.tsx?$|test-kit|-rules\.ts$|apart-figures\.ts$|code-sources\.ts$/.test(
    path,
  )

// A string of either quote, or a template; what is put into a template is a constant and no figure of the text.
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/gu
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu

/** The words in a source file: what is quoted, without what is put in and without comments. */
export const quotedWords = (source: string): string[] =>
  [...source.replaceAll(COMMENT, '').matchAll(LITERAL)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((words) => words.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(['"`])/g, '$1'))
    .filter((words) => words.includes(' '))

/** What stands in a file of the repository. */
export const sourceOf = (path: string): Promise<string> => readFile(new URL(path, ROOT), 'utf8')

// Of each package its src alone: the folder of installed packages beside it holds thousands of files.
const packages = async (): Promise<string[]> => {
  const grouped = await Promise.all(
    GROUPS.map(async (group) =>
      (await readdir(new URL(`${group}/`, ROOT)).catch(() => [])).map((name) => `${group}/${name}`),
    ),
  )
  const apps = (await readdir(ROOT).catch(() => [])).filter((name) => APP.test(name)).sort()
  return [...apps, ...grouped.flat()]
}

const filesOf = async (name: string): Promise<string[]> => {
  const files = await readdir(new URL(`${name}/src/`, ROOT), { recursive: true }).catch(() => [])
  return files.map((file) => `${name}/src/${file}`)
}

const MESSAGES = /^(.*\/messages\/[a-z-]+)\.es\.json$/u

/** A file of messages, in English and in Spanish. */
export interface MessagePair {
  /** Without language and ending. */
  path: string
  english: unknown
  spanish: unknown
}

const jsonOf = async (path: string): Promise<unknown> => JSON.parse(await sourceOf(path))

/** The messages of the product in both languages. Empty where the sources are not shipped along. */
export const messagePairs = async (): Promise<MessagePair[]> => {
  const files = (await Promise.all((await packages()).map(filesOf))).flat()
  const paths = files.flatMap((file) =>
    file.includes('node_modules') ? [] : (MESSAGES.exec(file)?.[1] ?? []),
  )
  return Promise.all(
    paths.map(async (path) => ({
      path,
      english: await jsonOf(`${path}.en.json`),
      spanish: await jsonOf(`${path}.es.json`),
    })),
  )
}

const PHRASES = 'libs/domain/src/phrases'

/** What the server says, in English and in Spanish, by file. Empty where the sources are not shipped along. */
export const serverPhrases = async (): Promise<{ path: string; words: Record<string, string> }[]> => {
  const files = await readdir(new URL(`${PHRASES}/`, ROOT)).catch(() => [])
  return Promise.all(
    files
      .filter((file) => file.endsWith('.es.json'))
      .map(async (file) => {
        const path = `${PHRASES}/${file}`
        return { path, words: Object.fromEntries(sentencesOf(await jsonOf(path))) }
      }),
  )
}

// What begins with @ is said to translators.
const sentencesOf = (book: unknown): [english: string, said: string][] =>
  Object.entries(book ?? {}).flatMap(([english, said]) =>
    english.startsWith('@') || typeof said !== 'string' ? [] : [[english, said]],
  )

/** Words of the product's own source files, by file. Empty where the sources are not shipped along. */
export const sourceWords = async (): Promise<Map<string, string[]>> => {
  const paths = (await Promise.all((await packages()).map(filesOf))).flat().filter(isSource)
  return new Map(
    await Promise.all(paths.map(async (path) => [path, quotedWords(await sourceOf(path))] as const)),
  )
}
