import type { Release } from '@gb/domain'

const quoted = (text: string): string =>
  `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`

const link = (attributes: Record<string, string>): string =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}=${quoted(value)}`)
    .join(' ')}>`

/**
 * Links that send the browser for what Home needs first of each remote that shows something there at once, in the release
 * that is in force now and with its hash, while the page itself is still read. They decide nothing: what comes is judged by
 * the loader.
 */
export const hintsOf = (releases: readonly Release[]): string =>
  releases
    .filter(({ slots = {} }) => Object.values(slots).some(({ first }) => first))
    .flatMap(({ entry: url, integrity, preload, css }) => [
      ...[{ url, integrity }, ...preload].map(({ url: href, integrity: hash }) =>
        link({ rel: 'modulepreload', crossorigin: 'anonymous', integrity: hash, href }),
      ),
      ...css.map(({ url: href, integrity: hash }) =>
        link({ rel: 'preload', as: 'style', crossorigin: 'anonymous', integrity: hash, href }),
      ),
    ])
    .join('\n    ')
