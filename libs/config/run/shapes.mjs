import { shapeShare } from '../architecture/shape-share.mjs'
import { ROOT, listPackages } from '../workspace/workspace.mjs'
import { command } from './lib/command.mjs'

// npm run shapes   how much of the services' lines state shapes: dto, controller, mapper, entity, module
await command(async () => {
  for (const { name, all, share, ...kinds } of shapeShare(ROOT, listPackages())) {
    const parts = Object.entries(kinds).map(([kind, lines]) => `${kind} ${lines}`)
    console.log(`${name.padEnd(24)} ${share.toFixed(1).padStart(5)} % of ${all} lines: ${parts.join(', ')}`)
  }
  return 0
})
