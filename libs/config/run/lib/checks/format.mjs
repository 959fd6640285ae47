import { join } from 'node:path'
import { TOOLS } from '../tools.mjs'
import { ROOT } from '../../../workspace/workspace.mjs'
import { runTool } from '../run-tool.mjs'

const CACHE = ['--cache', '--cache-strategy=content', `--cache-location=${join(ROOT, '.cache/prettier')}`]

/** Every file is formatted, or those below a folder; `fix` formats it. */
export const format = ({ fix, folder = '.' }) =>
  runTool(TOOLS.prettier, [fix ? '--write' : '--check', '--log-level=warn', ...CACHE, folder])
