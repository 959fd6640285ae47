import { timingSafeEqual } from 'node:crypto'

/** What of the keys is asked. */
interface LookupKeys {
  lookup: (purpose: string, value: string) => Buffer
}

const SHORT = 16

const short = (keys: LookupKeys, purpose: string, value: string): string =>
  keys.lookup(purpose, value).toString('base64url').slice(0, SHORT)

const signed = (keys: LookupKeys, remote: string, version: string, mark: string): string =>
  short(keys, 'canary mark issued', `${remote} ${version} ${mark}`)

/**
 * What the list of remotes gives somebody with a canary, and their browser sends with what it tells of it: a mark and its
 * signature. The same person always has the same for a release, so that asking again makes nobody count twice; for another
 * release another one, so that nobody is followed.
 * @param person  the id of their profile
 */
export const issuedMark = (keys: LookupKeys, remote: string, version: string, person: string): string => {
  const mark = short(keys, 'canary mark', `${remote} ${version} ${person}`)
  return `${mark}.${signed(keys, remote, version, mark)}`
}

/** The mark without its signature; null when we did not give it to anybody for this release. */
export const readMark = (
  keys: LookupKeys,
  remote: string,
  version: string,
  issued: string,
): string | null => {
  const [mark = '', signature = ''] = issued.split('.')
  const given = Buffer.from(signature)
  const wanted = Buffer.from(signed(keys, remote, version, mark))
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? mark : null
}
