import { join } from 'node:path'
import { Failure } from '../../../../processes/src/failure.mjs'
import { isWhole, readArchive, readHead, timelinesTo, walFolder } from './wal-archive.mjs'
import { chainFrom, isHistory, isSegment, placeOf } from './wal-names.mjs'

const iso = (ms) => new Date(ms).toISOString()

/** What of a chain can be trusted, and the first that cannot. */
const wholePart = async (chain) => {
  for (const [index, segment] of chain.entries())
    if (!(await isWhole(segment))) return { whole: chain.slice(0, index), broken: segment }
  return { whole: chain, broken: undefined }
}

/** A damaged disk seldom stops at one file: even one that this restore could do without is somebody's business first. */
const refuseDamagedBeside = async (copies, needed, first) => {
  for (const copy of copies) {
    if (needed.has(copy) || (isSegment(copy.name) && placeOf(copy.name).number < placeOf(first).number))
      continue
    if (!(await isWhole(copy)))
      throw new Failure(
        `The backup is damaged: ${copy.file} is not what was written. This restore can do without it: move it away to go on.`,
      )
  }
}

/** A segment that an archive has lost is told of also when another copy of it is at hand. */
const refuseLost = (folder, chain) => {
  const head = readHead(folder)
  const present = readArchive(folder)
  const lost = chain.find(
    ({ name }) => head && placeOf(name).number <= placeOf(head.name).number && !present.has(name),
  )
  if (lost) throw new Failure(`The backup is damaged: ${lost.name} is missing in ${folder}.`)
}

/** The newest end of the archives: it says which timeline is the living one. */
const newestHead = (folders) => {
  const heads = folders.flatMap((folder) => {
    const head = readHead(folder)
    if (!head && [...readArchive(folder).keys()].some(isSegment))
      throw new Failure(
        `${join(folder, 'head.json')} is missing: it cannot be told whether the log is whole.`,
      )
    return head ? [head] : []
  })
  return heads.sort((one, other) => one.until - other.until).at(-1)
}

/**
 * The log that leads from a backup on, from all archives that have some of it.
 * @param {string} backup  its folder
 * @param {object} manifest
 * @param {string[]} stores
 * @returns {Promise<{segments: object[], histories: object[], timeline: number, latest: number, fault: string | undefined}>}
 *   `latest`: up to when it holds what was answered, in milliseconds since 1970; `fault`: why it does not go further
 * @throws {Failure} when it does not even make the backup whole
 */
export const logOf = async (backup, { startSegment, stopSegment, postgres, earliest }, stores) => {
  const folders = [...new Set(stores)].map((store) => walFolder(store, postgres.system))
  const copies = [join(backup, 'wal'), ...folders]
    .reverse()
    .flatMap((folder) => [...readArchive(folder).values()])
  const files = new Map(copies.map((copy) => [copy.name, copy]))
  const head = newestHead(folders)
  const end = head && head.until >= Date.parse(earliest) ? head.name : stopSegment
  const { timeline } = placeOf(end)
  const histories = [...files.values()].filter(({ name }) => isHistory(name))
  // A history says where the others belong, so it is looked at before them.
  await refuseDamagedBeside(histories, new Set(), startSegment)
  const timelines = await timelinesTo(timeline, files)
  const segmentNames = [...files.keys()].filter(isSegment)
  const chain = chainFrom(startSegment, segmentNames, timelines).map((name) => files.get(name))
  await refuseDamagedBeside(copies, new Set(chain), startSegment)
  refuseLost(folders[0], chain)
  const { whole, broken } = await wholePart(chain)
  const last = whole.at(-1)
  if (!last || placeOf(last.name).number < placeOf(stopSegment).number)
    throw new Failure(`The backup is damaged: its log is not whole${broken ? ` (${broken.file})` : ''}.`)
  const reached = placeOf(last.name).number >= placeOf(end).number
  const latest = Math.max(last.until, Date.parse(earliest))
  const what = broken ? `${broken.file} is damaged` : `what follows ${last.name} is missing`
  return {
    segments: whole,
    histories,
    timeline: placeOf(last.name).timeline,
    latest,
    fault:
      reached && !broken
        ? undefined
        : `${what}. Up to ${iso(latest)} it is whole: say --until ${iso(latest)}.`,
  }
}
