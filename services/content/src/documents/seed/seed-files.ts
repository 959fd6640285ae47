import { readdir, readFile } from 'node:fs/promises'
import { canonicalHash } from '../published/canonical-hash.js'
import { DOCUMENT_SLUGS, type DocumentSlug } from '../published/document-slugs.js'
import type { StoredDocument } from '../published/document.repository.js'
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

/** The shipped drawings by file name. */
export const readDrawings = async (): Promise<Map<string, string>> => {
  const names = (await readdir(IMAGES)).filter((name) => name.endsWith('.svg'))
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(new URL(name, IMAGES), 'utf8')] as const),
    ),
  )
}
