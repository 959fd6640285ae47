import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57

/** Whether the bytes hold the text; a text of digits must stand alone, or any longer number would count. */
const holds = (bytes: Buffer, text: string): boolean => {
  const alone = /^\d+$/.test(text)
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1))
    if (!alone || !(isDigit(bytes[at - 1]) || isDigit(bytes[at + text.length]))) return true
  return false
}

/**
 * Which of the texts lie in clear in the files of a folder, byte by byte: rows, dead rows, indexes and write-ahead log
 * of a database alike.
 * @returns the name of each text that was found, with the file
 */
export const tracesIn = (folder: string, texts: Record<string, string>): string[] =>
  filesIn(folder).flatMap((path) => {
    const bytes = readFileSync(path)
    return Object.entries(texts).flatMap(([name, text]) =>
      holds(bytes, text) || holds(bytes, Buffer.from(text).toString('hex')) ? [`${name} in ${path}`] : [],
    )
  })
