import { allowedLoads, builtLoads, keepLess, keptLoads } from './lib/budget.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { command } from './lib/command.mjs'
import { overBudget, sizeOf } from './lib/first-load.mjs'
import { ensureInstalled } from './lib/install.mjs'

// npm run budget [-- --write]: scripts that the shell and each remote need at first; `--write` keeps what became less.
await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const loads = builtLoads()
  for (const load of loads) {
    const { scripts, kB } = sizeOf(load)
    console.log(`${load.part.padEnd(14)} ${scripts} scripts, ${kB} kB`)
    for (const { file, bytes } of load.scripts) console.log(`  ${String(bytes).padStart(7)}  ${file}`)
  }
  if (process.argv.includes('--write')) keepLess(loads)
  const over = overBudget(loads, keptLoads(), allowedLoads())
  if (over.length > 0) console.error(`Over what is kept:\n${over.join('\n')}`)
  return over.length > 0 ? 1 : 0
})
