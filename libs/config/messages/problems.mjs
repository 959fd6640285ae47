import { TYPE } from '@formatjs/icu-messageformat-parser'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogsOf, languagesOf, phrasebooksOf, serverPhrasesOf } from './catalogs.mjs'
import { argumentsOf, everyElement, messagesIn, readMessage } from './icu.mjs'
import { shownLiterals } from './literals.mjs'
import { isWhole, READING, sentencesOf } from './reading.mjs'

const WRONG_IN_SPANISH = JSON.parse(
  readFileSync(new URL('wrong-in-spanish.json', import.meta.url), 'utf8'),
).map(({ pattern, say }) => ({ say, pattern: new RegExp(pattern, 'iu') }))
/** A text without three letters in a row is the same in every language. */
const WORDS = /\p{L}{3}/u
/** What stands in braces is no word of a person. */
const bare = (elements) =>
  everyElement(elements)
    .filter(({ type }) => type === TYPE.literal)
    .map(({ value }) => value)
    .join(' ')

const read = (file) => {
  const found = new Map()
  const problems = []
  for (const [path, text] of messagesIn(file)) {
    try {
      found.set(path, { text, elements: readMessage(text) })
    } catch (error) {
      problems.push(`${path} cannot be read: ${error.message}`)
    }
  }
  return { found, problems }
}

const shape = (elements) =>
  argumentsOf(elements)
    .map(({ name, kind }) => `${name} (${kind})`)
    .join(', ') || 'nothing'

/** The forms of a plural are those of the language, no fewer and no others. */
const wrongForms = (language, elements) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join(' ')
  return everyElement(elements)
    .filter(({ type }) => type === TYPE.plural)
    .map(({ options }) =>
      Object.keys(options)
        .filter((key) => !key.startsWith('='))
        .toSorted()
        .join(' '),
    )
    .filter((written) => written !== forms)
    .map((written) => `has the plural forms "${written}", the language has "${forms}"`)
}

/** `"@same": ["key"]` in a file says which of its messages are the same as in English on purpose. */
const againstEnglish = (english, found, same) => [
  ...[...english.keys()].filter((path) => !found.has(path)).map((path) => `${path} is missing`),
  ...[...found].flatMap(([path, { text, elements }]) => {
    const original = english.get(path)
    if (original === undefined) return [`${path} is not in English`]
    const [asked, wanted] = [shape(elements), shape(original.elements)]
    return [
      ...(asked === wanted ? [] : [`${path} asks for ${asked}, English for ${wanted}`]),
      ...(text === original.text && WORDS.test(bare(elements)) && !same.includes(path)
        ? [`${path} is not translated`]
        : []),
    ]
  }),
]

const wrongWords = (language, found) =>
  language !== 'es'
    ? []
    : [...found].flatMap(([path, { elements }]) =>
        WRONG_IN_SPANISH.filter(({ pattern }) => pattern.test(bare(elements))).map(
          ({ pattern, say }) => `${path} has "${pattern.exec(bare(elements))[0].trim()}"; say ${say}`,
        ),
      )

const hardToRead = (language, found) => {
  const sentences = sentencesOf(
    [...found.values()].map(({ text, elements }) => (isWhole(text) ? bare(elements) : '')),
  )
  const reading = READING[language]
  if (sentences.length === 0 || reading === undefined) return []
  const measured = reading.measure(sentences)
  return reading.isEasy(measured)
    ? []
    : [`is too hard to read: ${measured.toFixed(1)}, asked for ${reading.limit}`]
}

const ofCatalog = (catalog, languages) => {
  const english = read(catalog.files.en ?? {}).found
  return languages.flatMap((language) => {
    const file = catalog.files[language]
    if (file === undefined) return [`${language}: there is no file`]
    const { found, problems } = read(file)
    return [
      ...problems,
      ...(language === 'en' ? [] : againstEnglish(english, found, file['@same'] ?? [])),
      ...[...found].flatMap(([path, { elements }]) =>
        wrongForms(language, elements).map((one) => `${path} ${one}`),
      ),
      ...wrongWords(language, found),
      ...hardToRead(language, found),
    ].map((problem) => `${language}: ${problem}`)
  })
}

const CODE = /\.tsx?$/u
const NOT_CODE = /(?:^|\/)(?:generated|node_modules|dist)\/|\.test\.tsx?$/u

const codeIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => CODE.test(path) && !NOT_CODE.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

/** A message is used where code names the first part of its path; the parts below it may be named by what they are about. */
const unused = ({ files }, code) =>
  [...new Set(messagesIn(files.en ?? {}).map(([path]) => path.split('.')[0]))]
    .filter((key) => !code.some(({ text }) => new RegExp(String.raw`\.${key}\b`, 'u').test(text)))
    .map((key) => `${key} is used nowhere`)

/** A text that says a sentence of several words exactly as in English says it in English. */
const COPIED = /\p{L}{3,}\s+\p{L}{3,}/u

const slotsIn = (text) => (text.match(/\{\w+\}/gu) ?? []).toSorted().join(' ')

/** What the server says is filled in with the same in each language. */
const wrongSlots = (found) =>
  [...found]
    .filter(([english, { text }]) => slotsIn(english) !== slotsIn(text))
    .map(([english, { text }]) => `"${english}" has ${slotsIn(text) || 'nothing'} filled in`)

/** A book of what the server says that one language lacks. */
const booksLacking = (root, languages) =>
  serverPhrasesOf(root).flatMap(({ folder, name, files }) =>
    languages
      .filter((language) => language !== 'en' && files[language] === undefined)
      .map((language) => `${folder}/${name}: ${language}: there is no file`),
  )

/** What is wrong with sentences by their English ones; whether they are whole, tests of who says them hold. */
const phrasebookProblems = (root) =>
  phrasebooksOf(root).flatMap(({ path, language, words }) => {
    // A text is no message of ICU: what it says is one piece, as the checks of words know it.
    const found = new Map(
      Object.entries(words).map(([english, text]) => [
        english,
        { text, elements: [{ type: TYPE.literal, value: text }] },
      ]),
    )
    return [
      ...[...found]
        .filter(([english, { text }]) => text === english && COPIED.test(text))
        .map(([english]) => `"${english}" is not translated`),
      ...wrongSlots(found),
      ...wrongWords(language, found),
      ...hardToRead(language, found),
    ].map((problem) => `${path}: ${problem}`)
  })

/**
 * What is wrong with the messages below a root, one line each: a key that one language lacks or nobody uses, other
 * arguments, plural forms that a language does not have, English where it should be translated, words that are too hard
 * or wrong, and words that stand in the code beside the messages.
 * @param {string} root
 * @returns {string[]}
 */
export const messageProblems = (root) => {
  const languages = languagesOf(root)
  const ofCatalogs = catalogsOf(root).flatMap((catalog) => {
    const feature = join(root, catalog.folder, '..')
    const code = codeIn(feature)
    return [
      ...ofCatalog(catalog, languages),
      ...unused(catalog, code),
      ...code
        .filter(({ path }) => path.endsWith('.tsx'))
        .flatMap(({ path, text }) => shownLiterals(text).map((words) => `${path} shows "${words}"`)),
    ].map((problem) => `${catalog.folder}/${catalog.name}: ${problem}`)
  })
  return [...ofCatalogs, ...booksLacking(root, languages), ...phrasebookProblems(root)]
}
