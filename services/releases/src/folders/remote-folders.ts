import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A remote and the folder its build leaves behind. */
export interface RemoteFolder {
  name: string
  dist: string
}

/** The remotes of a web root: every `mfe-*` folder in it. */
export const remoteFolders = (webRoot: string): RemoteFolder[] =>
  readdirSync(webRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map((entry) => ({ name: entry.name, dist: join(webRoot, entry.name, 'dist') }))
