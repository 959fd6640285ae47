import { command } from './lib/command.mjs'
import { generate } from './lib/generate.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { judgeApi } from './lib/surface/api-surface.mjs'
import { judgeSurfaces } from './lib/surface/surface.mjs'

// npm run generate [-- --check]
const check = process.argv.includes('--check')

await command(async () => {
  await ensureInstalled()
  const stale = await generate({ check })
  if (stale.length === 0) console.log('Nothing changed.')
  for (const file of stale) console.log(`${check ? 'stale' : 'written'}: ${file}`)
  const problems = [...(await judgeSurfaces({ fix: !check })), judgeApi({ fix: !check }) ?? []].flat()
  for (const problem of problems) console.log(problem)
  return problems.length > 0 || (check && stale.length > 0) ? 1 : 0
})
