import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellOffer } from '@gb/domain'
import type { Plugin } from 'vite'
import { sharedVersions } from './shared.ts'
import { workspaceVersion } from './workspace.ts'

/** What the shell of this repository gives remotes. */
export const shellOffer = (): ShellOffer => ({
  contract: workspaceVersion('libs/mfe-contract'),
  shared: sharedVersions(),
})

/**
 * Writes `release.json` beside the page: the version, and what the shell gives remotes. The server holds releases to that.
 */
export function shellReleasePlugin(outDir: string): Plugin {
  return {
    name: 'gb-shell-release',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        writeFileSync(
          join(outDir, 'release.json'),
          JSON.stringify({ version: workspaceVersion('shell'), offer: shellOffer() }),
        )
      },
    },
  }
}
