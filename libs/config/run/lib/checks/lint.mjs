import { join } from 'node:path'
import { TOOLS } from '../tools.mjs'
import { ROOT } from '../../../workspace/workspace.mjs'
import { ensureBuilt } from '../build.mjs'
import { runTool } from '../run-tool.mjs'

const CONFIG = join(ROOT, 'libs/config/oxlint.json')

/** Type-aware lint of everything or of a folder; a warning is an error. It reads the declarations of built packages. */
export const lint = async ({ fix, folder = '.' }) => {
  // When it does not compile, the check of types says so; what can be linted is linted all the same.
  await ensureBuilt({ names: [folder === '.' ? 'server' : 'domain'] }).catch(() => [])
  return runTool(TOOLS.oxlint, [
    '-c',
    CONFIG,
    '--type-aware',
    '--deny-warnings',
    ...(fix ? ['--fix'] : []),
    folder,
  ])
}
