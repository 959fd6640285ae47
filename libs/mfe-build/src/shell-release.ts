import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesOf } from './startup-hints.ts'
import { workspaceVersion } from './workspace.ts'

/** Brings the remotes into the page: only somebody who is signed in needs it at once. */
const JOINS_REMOTES = '/src/remotes/federation.ts'
const STARTS = '/src/bootstrap.tsx'

/**
 * Writes `release.json` beside the page: the version, and what Home of somebody who is signed in needs beyond what the
 * page names itself. The gateway names that to those who have a session, with the files of the remotes that are in force then.
 * @param homeRemotes  names of the remotes that Home shows something of at once
 */
export function shellReleasePlugin(outDir: string, homeRemotes: string[]): Plugin {
  let scripts: string[] = []
  return {
    name: 'gb-shell-release',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const named = filesOf(bundle, STARTS)
        scripts = filesOf(bundle, JOINS_REMOTES).filter((file) => !named.includes(file))
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const home = { scripts: scripts.map((file) => `/${file}`), remotes: homeRemotes }
        writeFileSync(
          join(outDir, 'release.json'),
          JSON.stringify({ version: workspaceVersion('shell'), home }),
        )
      },
    },
  }
}
