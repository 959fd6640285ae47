import { TYPE } from '@formatjs/icu-messageformat-parser'
import { argumentsOf, CONSTANT, constantsOf, messagesIn, readMessage } from './icu.mjs'

const CHOICES = new Set([TYPE.plural, TYPE.select])
const TYPES = { text: 'string', number: 'number', day: 'string', choice: 'string' }

export const quoted = (text) =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`
const inTemplate = (text) =>
  text.replaceAll(/[`\\]|\$(?=\{)/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
const constant = (name) => name.replace('__', '.')
export const property = (key) => (/^[A-Za-z_]\w*$/u.test(key) ? key : quoted(key))

const isPlain = (elements) => elements.every(({ type }) => type === TYPE.literal)
const plain = (elements) => quoted(elements.map(({ value }) => value).join(''))

const template = (elements, counted) => {
  if (isPlain(elements)) return plain(elements)
  const [only, ...others] = elements
  // A text that is one choice, and nothing around it, is that choice.
  return only !== undefined && others.length === 0 && CHOICES.has(only.type)
    ? part(only, counted).slice('${'.length, -'}'.length)
    : `\`${elements.map((element) => part(element, counted)).join('')}\``
}

const choices = (options, counted) =>
  Object.entries(options)
    .map(([key, { value }]) => `${property(key)}: ${template(value, counted)}`)
    .join(', ')

/** One element as it stands inside of a template; `counted` is what a # counts. */
const part = (element, counted) => {
  const { type, value } = element
  if (type === TYPE.literal) return inTemplate(value)
  if (type === TYPE.pound) return `\${formats.number(${counted})}`
  const name = CONSTANT.test(value) ? constant(value) : value
  if (type === TYPE.argument) return `\${${name}}`
  if (type === TYPE.number) return `\${formats.number(${name})}`
  if (type === TYPE.date) return `\${formats.day(${name}, '${element.style}')}`
  if (type === TYPE.plural) return `\${formats.plural(${name}, { ${choices(element.options, name)} })}`
  return `\${chosen(${name}, { ${choices(element.options, counted)} })}`
}

/** A message as TypeScript: a text, or a function of what it asks for. */
const written = (text) => {
  const elements = readMessage(text)
  const asked = argumentsOf(elements)
  if (asked.length === 0) return template(elements)
  const names = asked.map(({ name }) => name).join(', ')
  const types = asked.map(({ name, kind }) => `${name}: ${TYPES[kind]}`).join('; ')
  return `({ ${names} }: { ${types} }) => ${template(elements)}`
}

const value = (of, indent) => {
  if (typeof of === 'string') return written(of)
  const deeper = `${indent}  `
  if (Array.isArray(of))
    return `[\n${of.map((each) => `${deeper}${value(each, deeper)},\n`).join('')}${indent}]`
  const lines = Object.entries(of)
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, each]) => `${deeper}${property(key)}: ${value(each, deeper)},\n`)
  return `{\n${lines.join('')}${indent}}`
}

/** Whether a service says it: its modules are those of Node, and every language is there at once. */
const isOfService = ({ folder }) => folder.startsWith('services/')
/** Whether the rules say it: theirs are modules of Node, too, and what fills them in stands beside the folder. */
const isOfDomain = ({ folder }) => folder.startsWith('libs/domain/')
const endingOf = (catalog) => (isOfService(catalog) || isOfDomain(catalog) ? '.js' : '')

export const head = (name) => `// Written by \`npm run generate\` from ../${name}.*.json: edit those.\n`

/** The module of one language. */
const languageModule = (catalog, language) => {
  const { name, files } = catalog
  const ending = endingOf(catalog)
  const body = value(files[language], '')
  const elements = messagesIn(files[language]).map(([, text]) => readMessage(text))
  const used = (word) => body.includes(word)
  const ofDomain = [
    ...new Set(elements.flatMap(constantsOf).map((each) => each.split('__')[0])),
    ...(used('chosen(') ? ['chosen'] : []),
    ...(used('formats.') ? ['formatsOf'] : []),
  ].toSorted()
  const from = isOfDomain(catalog) ? '../filled-in.js' : '@gb/domain'
  const imports = ofDomain.length === 0 ? [] : [`import { ${ofDomain.join(', ')} } from '${from}'`]
  const isEnglish = language === 'en'
  return [
    head(name).trimEnd(),
    ...imports,
    ...(isEnglish ? [] : [`import type { messages as english } from './${name}.en${ending}'`]),
    ...(used('formats.') ? ['', `const formats = formatsOf('${language}')`] : []),
    '',
    `export const messages${isEnglish ? '' : ': typeof english'} = ${body}`,
    '',
  ].join('\n')
}

/** Whether it lies below catalogs: then a package above makes one of what it has. */
const isBelowCatalogs = ({ folder }) => folder.startsWith('libs/ui/')

const othersOf = ({ files }) => Object.keys(files).filter((language) => language !== 'en')
export const loadsOf = (catalog) =>
  othersOf(catalog)
    .map((language) => `${language}: () => import('./${catalog.name}.${language}${endingOf(catalog)}')`)
    .join(', ')
const loadTypesOf = (catalog) =>
  othersOf(catalog)
    .map((language) => `${language}: () => Promise<{ messages: typeof messages }>`)
    .join('; ')

/** The files of every other language alone: whoever shows what the rules say has their English from the server. */
const loadsModule = (catalog) =>
  [
    head(catalog.name).trimEnd(),
    `import type { messages } from './${catalog.name}.en.js'`,
    '',
    `export const ${camel(catalog.name)}Loads: { ${loadTypesOf(catalog)} } = { ${loadsOf(catalog)} }`,
    '',
  ].join('\n')

/** What a catalog is made of: English, and the files of every other language. */
const partsModule = (catalog) =>
  [
    head(catalog.name).trimEnd(),
    `import { messages } from './${catalog.name}.en'`,
    '',
    // With its type: a promise of this package may name no file that comes later.
    `export const ${camel(catalog.name)}Messages: { english: typeof messages; others: { ${loadTypesOf(catalog)} } } = { english: messages, others: { ${loadsOf(catalog)} } }`,
    '',
  ].join('\n')

/** The one that code imports: English in it, every other language a file that comes when it is needed. */
const catalogModule = (catalog) => {
  const { name, folder } = catalog
  const from = folder.startsWith('libs/entries/') ? '../../catalog/catalog' : '@gb/entries'
  return [
    head(name).trimEnd(),
    `import { type Catalog, catalog } from '${from}'`,
    `import { messages } from './${name}.en'`,
    '',
    // With its type: declarations that a team packs may name nothing that only this workspace has.
    `export const ${camel(name)}Catalog: Catalog<typeof messages> = catalog(messages, { ${loadsOf(catalog)} })`,
    '',
  ].join('\n')
}

/** The one that code of a service imports: a reader's language is known when something is written to them. */
const serviceModule = ({ name, files }) => {
  const languages = Object.keys(files)
  return [
    head(name).trimEnd(),
    `import type { Language } from '@gb/domain'`,
    ...languages.map((language) => `import { messages as ${language} } from './${name}.${language}.js'`),
    '',
    `export const ${camel(name)}Catalog: Readonly<Record<Language, typeof en>> = { ${languages.join(', ')} }`,
    '',
  ].join('\n')
}

export const camel = (name) => name.replaceAll(/-([a-z])/gu, (_dash, letter) => letter.toUpperCase())

const moduleFor = (catalog) => {
  if (isOfService(catalog)) return serviceModule
  if (isOfDomain(catalog)) return loadsModule
  return isBelowCatalogs(catalog) ? partsModule : catalogModule
}

/**
 * The modules of a catalog.
 * @param {import('./catalogs.mjs').Catalog} catalog
 * @returns {Record<string, string>} text by path from the root
 */
export const modulesOf = (catalog) => {
  const into = `${catalog.folder}/generated`
  const module = moduleFor(catalog)
  return Object.fromEntries([
    [`${into}/${catalog.name}.ts`, module(catalog)],
    ...Object.keys(catalog.files).map((language) => [
      `${into}/${catalog.name}.${language}.ts`,
      languageModule(catalog, language),
    ]),
  ])
}
