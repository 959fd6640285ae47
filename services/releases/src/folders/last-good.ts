import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@gb/domain'
import { inOrder, writeOrder } from './version-order.js'

/** As many as a build keeps versions (release.ts of @gb/mfe-build). */
const KEPT = 3

const folderOf = (dataDir: string, name: string): string => join(dataDir, 'releases', name)

/** `1.0.0-1a2b3c4d.json`: versions begin with a number, what lies beside them does not. */
const DESCRIPTION = /^(\d.*)\.json$/

/** The versions that were in force, the last one first. */
const versionsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => [])
  return inOrder(
    folder,
    names.flatMap((file) => DESCRIPTION.exec(file)?.[1] ?? []),
  )
}

const fileOf = (folder: string, version: string): string => join(folder, `${version}.json`)

/** Descriptions of releases that were in force, the last one first. */
export const lastGood = async (dataDir: string, name: string): Promise<string[]> => {
  const folder = folderOf(dataDir, name)
  return (await versionsIn(folder)).map((version) => fileOf(folder, version))
}

/** Keeps a description for the next start. Without a place to write, the versions beside the release have to do. */
export const keepLastGood = async (dataDir: string, release: Release): Promise<void> => {
  const folder = folderOf(dataDir, release.name)
  const file = fileOf(folder, release.version)
  const draft = `${file}.${process.pid}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(draft, JSON.stringify(release))
    await rename(draft, file)
    const versions = [...new Set([release.version, ...(await versionsIn(folder))])]
    await writeOrder(folder, versions.slice(0, KEPT))
    await Promise.all(versions.slice(KEPT).map((old) => rm(fileOf(folder, old), { force: true })))
  } catch {
    // It is a second line: nothing depends on it as long as the current release is good.
  }
}
