import { ensureBuilt } from '../build.mjs'
import { judgeSurfaces } from '../surface/surface.mjs'

/** What the shell gives remotes is what was kept of it, or the version says otherwise; `fix` keeps it. */
export const surface = async ({ fix }) => {
  await ensureBuilt({ names: ['domain'] })
  const problems = await judgeSurfaces({ fix })
  return { ok: problems.length === 0, details: problems.join('\n') }
}
