import { dirname, relative } from 'node:path'

// What needs its own files beside it (native code, a thread, a page), and what is loaded at first use only.
const LEFT_WHERE_IT_LIES = /^(pino|sharp|swagger-ui-dist|stripe|openai|undici|nodemailer)(\/|$)/
const OWN_REQUIRE = /^const require = createRequire\(import\.meta\.url\);?$/m
const HERE = 'import.meta.url'
const OWN_FOLDER = /\b__(dirname|filename)\b/
const OUTSIDE_ASCII = /[\u0080-\uffff]/g

/** As an import names it: never a bare name. */
const fromFolder = (folder, file) => {
  const path = relative(folder, file)
  return path.startsWith('.') ? path : `./${path}`
}

/** These packages are no part of the bundle: it imports the files that would be found from where they are asked for. */
export const leftWhereTheyLie = (folder) => ({
  name: 'left-where-they-lie',
  async resolveId(name, importer, options) {
    if (!LEFT_WHERE_IT_LIES.test(name)) return null
    const found = await this.resolve(name, importer, { ...options, skipSelf: true })
    return found && { id: fromFolder(folder, found.id), external: true }
  },
})

/**
 * A module that looks for files beside itself finds them from the bundle too. One that makes a `require` of its own
 * would load what it asks for a second time, beside the bundle: it gets the bundler's.
 */
export const knowsItsPlace = (folder) => ({
  name: 'knows-its-place',
  transform(code, id) {
    if (OWN_FOLDER.test(code))
      this.error(`${id} looks for files beside itself: it has to stay where it lies.`)
    if (id.startsWith('\0') || !code.includes(HERE)) return null
    const place = `new URL(${JSON.stringify(fromFolder(folder, id))}, ${HERE}).href`
    return { code: code.replace(OWN_REQUIRE, '').replaceAll(HERE, place) }
  },
})

/** One letter outside of ASCII, and all of a file takes two bytes a letter in memory. */
export const inAscii = () => ({
  name: 'in-ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue
      if (/\braw`[^`]*[\u0080-\uffff]/.test(file.code))
        this.error(`${file.fileName}: a raw text has letters that cannot be escaped.`)
      file.code = file.code.replace(
        OUTSIDE_ASCII,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
})

/** What decides how a program is put together in `folder`. */
export const pluginsFor = (file) => {
  const folder = dirname(file)
  return [leftWhereTheyLie(folder), knowsItsPlace(folder), inAscii()]
}
