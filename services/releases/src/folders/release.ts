import { isRecord, type Release, type ReleaseFile, type ReleaseOwner } from '@gb/domain'

const isFile = (value: unknown): value is ReleaseFile =>
  isRecord(value) && typeof value.url === 'string' && typeof value.integrity === 'string'

const isOwner = (value: unknown): value is ReleaseOwner =>
  isRecord(value) && ['team', 'contact', 'runbook'].every((field) => typeof value[field] === 'string')

/** Whether a value has the shape of a release. */
export const isRelease = (value: unknown): value is Release =>
  isRecord(value) &&
  ['name', 'version', 'entry', 'integrity', 'shell'].every((field) => typeof value[field] === 'string') &&
  isRecord(value.shared) &&
  Object.values(value.shared).every((range) => typeof range === 'string') &&
  ['preload', 'css', 'offline'].every((field) => {
    const list = value[field]
    return Array.isArray(list) && list.every(isFile)
  }) &&
  (value.api === undefined || typeof value.api === 'string') &&
  (value.owner === undefined || isOwner(value.owner))

/** Every file that a release names, once, by its address. */
export const filesOf = (release: Release): ReleaseFile[] => {
  const { entry: url, integrity, preload, css, offline } = release
  const all = [{ url, integrity }, ...preload, ...css, ...offline]
  return [...new Map(all.map((file) => [`${file.url} ${file.integrity}`, file])).values()]
}
