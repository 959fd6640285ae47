import { startApart } from './apart'
import { runLayout } from './layout'
import { freePort, freshDataDir, type Product, startFront } from './start-command'

export { freePort, freshDataDir, isAlive, type Product, ROOT, runStart, starterOf } from './start-command'

/** Starts the product as a newcomer does, with `npm start`, in the layout that this run is for. */
export const startProduct = async (
  env: Record<string, string> = {},
  dataDir: string = freshDataDir(),
): Promise<Product> => {
  const layout = runLayout()
  if (layout !== 'one') return startApart(layout, env, dataDir)
  return startFront({ ...env, PORT: env.PORT ?? String(await freePort()) }, dataDir)
}
