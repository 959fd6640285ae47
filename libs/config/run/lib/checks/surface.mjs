import { ensureBuilt } from '../build.mjs'
import { judgeApi } from '../surface/api-surface.mjs'
import { judgeSurfaces } from '../surface/surface.mjs'

/** What the shell gives remotes, and what everybody may call, is what was kept of it, or the version says otherwise; `fix` keeps it. */
export const surface = async ({ fix }) => {
  await ensureBuilt({ names: ['domain'] })
  const problems = [...(await judgeSurfaces({ fix })), judgeApi({ fix }) ?? []].flat()
  return { ok: problems.length === 0, details: problems.join('\n') }
}
