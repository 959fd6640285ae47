import { join } from 'node:path'
import { TOOLS } from '../tools.mjs'
import { ROOT } from '../../../workspace/workspace.mjs'
import { runTool } from '../run-tool.mjs'

/** No file, export or dependency that nobody uses. */
export const deadCode = () =>
  runTool(TOOLS.knip, ['-c', join(ROOT, 'libs/config/knip.mjs'), '--no-progress', '--no-config-hints'])
