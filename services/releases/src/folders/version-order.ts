import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside versions: which they are, the last one first, as a build writes it too (kept-versions.ts of @gb/mfe-build). */
const ORDER = 'versions.json'

const orderIn = async (folder: string): Promise<string[]> => {
  try {
    const order: unknown = JSON.parse(await readFile(join(folder, ORDER), 'utf8'))
    return Array.isArray(order) ? order.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/**
 * Versions in the order that is written down beside them, the last one first. Times of files say little: a copy, a backup or
 * a touch changes them. Those that nobody wrote down come last, by name.
 */
export const inOrder = async (folder: string, versions: readonly string[]): Promise<string[]> => {
  const written = (await orderIn(folder)).filter((version) => versions.includes(version))
  const others = versions.filter((version) => !written.includes(version)).toSorted()
  return [...new Set([...written, ...others])]
}

/** Writes down at one stroke in which order versions came. */
export const writeOrder = async (folder: string, versions: readonly string[]): Promise<void> => {
  const draft = join(folder, `${ORDER}.${process.pid}`)
  await writeFile(draft, JSON.stringify(versions))
  await rename(draft, join(folder, ORDER))
}
