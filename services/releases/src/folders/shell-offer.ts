import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { API_VERSION, isRecord, type Release, type ShellOffer, unmetNeed } from '@gb/domain'
import { satisfies, validate } from 'compare-versions'

/** What is wrong with a release for the shell and the API that are served, as the end of a sentence; null when nothing is. */
export type MisfitOf = (release: Release) => string | null

/** Whether a version is in a range; false for what is no version and no range. */
export const fits = (version: string, range: string): boolean => {
  try {
    return validate(version) && satisfies(version, range)
  } catch {
    return false
  }
}

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string')

const offerIn = (release: unknown): ShellOffer | null => {
  if (!isRecord(release) || !isRecord(release.offer)) return null
  const { contract, shared } = release.offer
  return typeof contract === 'string' && isTexts(shared) ? { contract, shared } : null
}

/** A release for an API that this server does not speak fails at each call, so it is not in force at all. */
const unmetApi = ({ api }: Release): string | null =>
  api === undefined || fits(API_VERSION, api) ? null : `needs API ${api}, this server has ${API_VERSION}`

/**
 * Reads what the shell of a web root gives remotes, as its build wrote it down. Where no shell lies there, or one that does
 * not say so, nothing of it is a misfit: the browser asks the same question of the shell that it has.
 */
export const readMisfits = async (webRoot: string): Promise<MisfitOf> => {
  const offer = await readFile(join(webRoot, 'shell/dist/release.json'), 'utf8')
    .then((text) => offerIn(JSON.parse(text)))
    .catch(() => null)
  return (release) => unmetApi(release) ?? (offer === null ? null : unmetNeed(release, offer, fits))
}
