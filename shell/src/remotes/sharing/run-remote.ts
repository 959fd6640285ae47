import { LaterNameError, type ShareScope, type SharedToRemotes } from './share-scope'

/** The module that a remote begins with, as module federation knows it. */
interface Container {
  init: (scope: ShareScope) => unknown
  get: (name: string) => Promise<() => unknown>
}

/** Where the exposed module of every remote is. */
const EXPOSED = './remote'

/**
 * Runs a remote that begins with one file and gives what it exposes. A remote that takes more of the shared packages than
 * the app brings is run when the rest has come.
 * @param container its entry, as it was imported
 */
export async function runRemote(container: unknown, shared: SharedToRemotes): Promise<unknown> {
  if (!isContainer(container)) throw new TypeError('the entry is no container')
  await container.init(shared.scope)
  const exposed = await container.get(EXPOSED).catch(async (error: unknown) => {
    if (!(error instanceof LaterNameError)) throw error
    await shared.bringWhole()
    return container.get(EXPOSED)
  })
  return exposed()
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value
