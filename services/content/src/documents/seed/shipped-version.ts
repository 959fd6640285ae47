import { readFileSync } from 'node:fs'
import type { DocumentSlug, SpokenSlug } from '../published/document-slugs.js'
import type { OtherLanguage } from '../published/locale.js'

// The same way up from src and from dist.
const FOLDER = new URL('../../../seed/', import.meta.url)

/**
 * The version of a shipped text or of its translation. Examples of the API are made of it: a version that is written down
 * there works until the text is edited, and then answers 404 or 409 to who presses Execute.
 */
export const shippedVersion = (text: DocumentSlug | `${OtherLanguage}/${SpokenSlug}`): string => {
  const file: unknown = JSON.parse(readFileSync(new URL(`${text}.json`, FOLDER), 'utf8'))
  const version = typeof file === 'object' && file !== null && 'version' in file ? file.version : null
  if (typeof version !== 'string') throw new Error(`seed/${text}.json: "version" must be text like "1.0"`)
  return version
}
