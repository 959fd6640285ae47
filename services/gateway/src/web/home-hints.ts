import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@gb/domain'

/** What the build of the shell says of Home beside its page, as `home` in `release.json`. */
export interface HomeNeeds {
  /** Scripts of the shell that only somebody with a profile needs at once: addresses below the origin. */
  scripts: string[]
  /** Names of the remotes whose parts Home shows first. */
  remotes: string[]
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const needsIn = (release: unknown): HomeNeeds | null => {
  if (!isRecord(release) || !isRecord(release.home)) return null
  const { scripts, remotes } = release.home
  return isTexts(scripts) && isTexts(remotes) ? { scripts, remotes } : null
}

/** Reads what Home needs; null for a shell that does not say so. */
export const readHomeNeeds = async (shellDist: string): Promise<HomeNeeds | null> => {
  try {
    return needsIn(JSON.parse(await readFile(join(shellDist, 'release.json'), 'utf8')))
  } catch {
    return null
  }
}

const quoted = (text: string): string =>
  `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`

const link = (attributes: Record<string, string>): string =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}=${quoted(value)}`)
    .join(' ')}>`

/**
 * Links that send the browser for everything Home needs first, while the page itself is still read: of the shell, and of
 * each remote in the release that is in force now, with its hash. They decide nothing: what comes is judged by the loader.
 */
export const hintsOf = (needs: HomeNeeds, releases: readonly Release[]): string => {
  const shell = needs.scripts.map((href) => link({ rel: 'modulepreload', crossorigin: 'anonymous', href }))
  const ofRemotes = releases
    .filter(({ name }) => needs.remotes.includes(name))
    .flatMap(({ entry: url, integrity, preload, css }) => [
      ...[{ url, integrity }, ...preload].map(({ url: href, integrity: hash }) =>
        link({ rel: 'modulepreload', crossorigin: 'anonymous', integrity: hash, href }),
      ),
      ...css.map(({ url: href, integrity: hash }) =>
        link({ rel: 'preload', as: 'style', crossorigin: 'anonymous', integrity: hash, href }),
      ),
    ])
  return [...shell, ...ofRemotes].join('\n    ')
}
