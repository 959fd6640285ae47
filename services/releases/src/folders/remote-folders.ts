import { readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A remote and the folder its build leaves behind. */
export interface RemoteFolder {
  name: string
  dist: string
}

/** Where the build of a remote lies, if it does. */
export const folderOf = (webRoot: string, name: string): RemoteFolder => ({
  name,
  dist: join(webRoot, name, 'dist'),
})

/** The remotes of a web root: every `mfe-*` folder in it. */
export const remoteFolders = (webRoot: string): RemoteFolder[] =>
  readdirSync(webRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map(({ name }) => folderOf(webRoot, name))

/** Nothing that leads out of the folder of a remote, and no draft. */
export const isVersionName = (version: string): boolean => /^[0-9][\w.-]*$/.test(version)

/** Whether a file is there. */
export const isFile = (place: string): Promise<boolean> =>
  stat(place).then(
    (found) => found.isFile(),
    () => false,
  )
