import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pagePolicy } from '@gb/service-kit'

/** The page of the shell as its build left it. */
export interface BuiltPage {
  /** Changes with the file. */
  stamp: string
  text: string
  /** Content policy of this page: it names the hash of the style that stands in the page. */
  policy: string
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

const policyOf = (text: string): string =>
  pagePolicy(
    [...text.matchAll(STYLE)].map(
      ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ),
  )

const stampOf = async (file: string): Promise<string> => {
  const { ino, size, mtimeMs, ctimeMs } = await stat(file)
  return [ino, size, mtimeMs, ctimeMs].join(':')
}

/** Reads the built page, again when it changes: a new shell needs no restart. */
export class BuiltPages {
  private last: BuiltPage | null = null

  constructor(private readonly shellDist: string) {}

  /** Null when there is none. */
  async current(): Promise<BuiltPage | null> {
    const file = join(this.shellDist, 'index.html')
    try {
      // Before the reading: what changes meanwhile is seen by the next call.
      const stamp = await stampOf(file)
      if (this.last?.stamp === stamp) return this.last
      const text = await readFile(file, 'utf8')
      this.last = { stamp, text, policy: policyOf(text) }
      return this.last
    } catch {
      return null
    }
  }
}
