import { join } from 'node:path'
import { ROOT } from '../../../workspace/workspace.mjs'
import { runTool } from '../run-tool.mjs'

/** Who may import whom; in a process of its own, for it reads so long without a pause that no other check would go on. */
export const law = () => runTool(join(ROOT, 'libs/config/architecture/law-report.mjs'), [])
