import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@gb/domain'

/** As many as a build keeps versions (release.ts of @gb/mfe-build). */
const KEPT = 3

const changedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** Those of the files that exist, the newest first. */
export const newestFirst = async (files: string[]): Promise<string[]> => {
  const dated = await Promise.all(files.map(async (file) => ({ file, at: await changedAt(file) })))
  return dated
    .filter(({ at }) => at > 0)
    .sort((a, b) => b.at - a.at)
    .map(({ file }) => file)
}

const folderOf = (dataDir: string, name: string): string => join(dataDir, 'releases', name)

/** Descriptions of releases that were in force, the last one first. */
export const lastGood = async (dataDir: string, name: string): Promise<string[]> => {
  const folder = folderOf(dataDir, name)
  const names = await readdir(folder).catch(() => [])
  return newestFirst(names.filter((file) => file.endsWith('.json')).map((file) => join(folder, file)))
}

/** Keeps a description for the next start. Without a place to write, the versions beside the release have to do. */
export const keepLastGood = async (dataDir: string, release: Release): Promise<void> => {
  const folder = folderOf(dataDir, release.name)
  const file = join(folder, `${release.version}.json`)
  const draft = `${file}.${process.pid}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(draft, JSON.stringify(release))
    await rename(draft, file)
    const tooOld = (await lastGood(dataDir, release.name)).slice(KEPT)
    await Promise.all(tooOld.map((old) => rm(old, { force: true })))
  } catch {
    // It is a second line: nothing depends on it as long as the current release is good.
  }
}
