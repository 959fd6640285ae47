import { RELEASE_LIMITS, type Release } from '@gb/domain'
import { InvalidField } from '@gb/service-kit'
import type { PackedFile } from '../store/packed-file.js'
import { REGISTRY_MESSAGES as SAY } from './messages.js'

/** What remotes are made of. A page would be one of ours at its address, beside the shell and without its checks. */
const PART_OF_A_REMOTE = /\.(?:m?js|css|wasm|json|map|txt|bin|svg|png|jpe?g|gif|webp|avif|woff2)$/i

/** Each folder that a path leads through. */
const foldersOf = (path: string): string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))

/** The first file that cannot lie beside the others, or be served. Some disks hold `A.js` and `a.js` to be the same. */
const fileProblem = (files: readonly PackedFile[]): string | null => {
  const taken = new Set<string>()
  const folders = new Set(files.flatMap(({ path }) => foldersOf(path.toLowerCase())))
  for (const { path } of files) {
    const place = path.toLowerCase()
    if (taken.has(place) || folders.has(place)) return SAY.badRelease(path, SAY.twice)
    if (!PART_OF_A_REMOTE.test(path)) return SAY.badRelease(path, SAY.noRemoteFile)
    taken.add(place)
  }
  return null
}

const OWNER_WORDS = ['team', 'contact', 'runbook'] as const

const descriptionProblem = (release: Release): string | null => {
  if (JSON.stringify(release).length > RELEASE_LIMITS.described)
    return SAY.tooMuchDescribed(RELEASE_LIMITS.described)
  const ranges = Object.entries({ ...release.shared, shell: release.shell, api: release.api ?? '' })
  const [range] = ranges.find(([, text]) => text.length > RELEASE_LIMITS.range) ?? []
  if (range !== undefined) return SAY.longRange(range, RELEASE_LIMITS.range)
  const { max } = RELEASE_LIMITS.owner
  const word = OWNER_WORDS.find((name) => (release.owner?.[name].length ?? 0) > max)
  return word === undefined ? null : SAY.longOwner(word, max)
}

/**
 * Holds a release to what everybody else can bear: the list that pages read holds its description, and its files are
 * served at our address.
 * @throws InvalidField
 */
export const mustBeBounded = (release: Release, files: readonly PackedFile[]): void => {
  const described = descriptionProblem(release)
  if (described !== null) throw new InvalidField('release', described)
  const file = fileProblem(files)
  if (file !== null) throw new InvalidField('files', file)
}
