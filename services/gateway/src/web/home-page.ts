import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Release } from '@gb/domain'
import type { BuiltPage } from './built-page.js'
import { hintsOf } from './home-hints.js'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The page of somebody who is signed in, ready to be sent, packed in each way. */
export interface HomePage {
  /** Changes with every byte of the page. */
  tag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** Kinds of the page that are kept: one, and another for each canary that runs beside it. */
const MOST_KINDS = 16

const ready = async (text: string): Promise<HomePage> => {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([brotli(plain), zip(plain)])
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { tag, plain, br, gzip: zipped }
}

/**
 * Makes the page of somebody who is signed in out of the built one: it is marked as such, so that the frame of the day is
 * painted and not the welcome, and names the first files of Home. It holds nothing of the person. Made anew only when
 * the shell or a remote was released.
 */
export class HomePages {
  private readonly made = new Map<string, Promise<HomePage>>()

  /**
   * @param built the page as it is now
   * @param asked the releases in force for who asks; a canary is for some
   */
  async of(built: BuiltPage, asked: Promise<readonly Release[]>): Promise<HomePage> {
    // A page without hints is slower and no worse.
    const releases = await asked.catch(() => [])
    const of = [built.stamp, ...releases.map(({ entry, integrity }) => entry + integrity)].join()
    const known = this.made.get(of)
    if (known) return known
    // Each canary doubles the kinds of pages; what nobody asks for any more goes with the others.
    if (this.made.size >= MOST_KINDS) this.made.clear()
    const page = this.make(built.text, releases)
    this.made.set(of, page)
    return page
  }

  private async make(text: string, releases: readonly Release[]): Promise<HomePage> {
    const marked = text.replace('<html', '<html data-here')
    return ready(marked.replace('</head>', () => `  ${hintsOf(releases)}\n  </head>`))
  }
}
