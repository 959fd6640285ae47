import { camel, head, loadsOf, property, quoted } from './emit.mjs'

/** Sentences by their English ones, in one language. What is filled in is looked for by what reads them. */
const phrasesModule = ({ name, files }, language) => {
  const lines = Object.entries(files[language]).map(
    ([english, said]) => `  ${property(english)}: ${quoted(said)},\n`,
  )
  return [
    head(name).trimEnd(),
    `import type { Phrases } from '../said.js'`,
    '',
    `export const messages: Phrases = {\n${lines.join('')}}`,
    '',
  ].join('\n')
}

const phrasesLoads = (book) => {
  const types = Object.keys(book.files).map((language) => `${language}: () => Promise<{ messages: Phrases }>`)
  return [
    head(book.name).trimEnd(),
    `import type { Phrases } from '../said.js'`,
    '',
    `export const ${camel(book.name)}Phrases: { ${types.join('; ')} } = { ${loadsOf(book)} }`,
    '',
  ].join('\n')
}

/**
 * The modules of what the server says in other languages. Source: decision 161.
 * @param {import('./catalogs.mjs').Catalog} book
 * @returns {Record<string, string>} text by path from the root
 */
export const phraseModulesOf = (book) => {
  const into = `${book.folder}/generated`
  return Object.fromEntries([
    [`${into}/${book.name}.ts`, phrasesLoads(book)],
    ...Object.keys(book.files).map((language) => [
      `${into}/${book.name}.${language}.ts`,
      phrasesModule(book, language),
    ]),
  ])
}
