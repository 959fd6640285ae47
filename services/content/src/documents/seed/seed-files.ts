import { readdir, readFile } from 'node:fs/promises'
import { canonicalHash } from '../published/canonical-hash.js'
import {
  DOCUMENT_SLUGS,
  type DocumentSlug,
  SPOKEN_SLUGS,
  type SpokenSlug,
} from '../published/document-slugs.js'
import type { StoredDocument } from '../published/document.repository.js'
import type { OtherLanguage } from '../published/locale.js'
import { parseDocument } from '../shapes/parse-document.js'
import { STORED_SHAPES } from '../shapes/stored-shapes.js'

// The same way up from src and from dist.
const FOLDER = new URL('../../../seed/', import.meta.url)
const IMAGES = new URL('images/', FOLDER)

/** Texts that this process has found in order, by slug and hash: where it starts the product again, it looks no second time. */
const inOrder = new Set<string>()

const read = async (slug: DocumentSlug): Promise<StoredDocument> => {
  const file: unknown = JSON.parse(await readFile(new URL(`${slug}.json`, FOLDER), 'utf8'))
  if (typeof file !== 'object' || file === null || !('version' in file) || !('body' in file))
    throw new Error(`seed/${slug}.json needs "version" and "body"`)
  const { version, body } = file
  if (typeof version !== 'string') throw new Error(`seed/${slug}.json: "version" must be text like "1.0"`)
  const sha256 = canonicalHash(body)
  if (!inOrder.has(`${slug} ${sha256}`)) parseDocument<object>(STORED_SHAPES[slug], `seed/${slug}.json`, body)
  inOrder.add(`${slug} ${sha256}`)
  return { slug, version, body, sha256 }
}

/** The shipped texts, checked. Throws an Error that names the file and every wrong field. */
export const readSeed = (): Promise<StoredDocument[]> => Promise.all(DOCUMENT_SLUGS.map(read))

/** A shipped translation: its words are the body of the row. */
export interface ShippedTranslation extends StoredDocument {
  slug: SpokenSlug
  body: Readonly<Record<string, string>>
}

const isWords = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((words) => typeof words === 'string')

const readTranslation = async (slug: SpokenSlug, language: OtherLanguage): Promise<ShippedTranslation> => {
  const name = `${language}/${slug}.json`
  const file: unknown = JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'))
  if (typeof file !== 'object' || file === null || !('version' in file) || !('words' in file))
    throw new Error(`seed/${name} needs "version" and "words"`)
  const { version, words } = file
  if (typeof version !== 'string' || !isWords(words))
    throw new Error(`seed/${name}: "version" must be text like "1.0", and "words" texts by their English`)
  return { slug, version, body: words, sha256: canonicalHash(words) }
}

/** The shipped translations into a language. */
export const readTranslations = (language: OtherLanguage): Promise<ShippedTranslation[]> =>
  Promise.all(SPOKEN_SLUGS.map((slug) => readTranslation(slug, language)))

/** The shipped drawings by file name. */
export const readDrawings = async (): Promise<Map<string, string>> => {
  const names = (await readdir(IMAGES)).filter((name) => name.endsWith('.svg'))
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(new URL(name, IMAGES), 'utf8')] as const),
    ),
  )
}
