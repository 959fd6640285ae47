import { fetchRegistry } from './registry'

/** Whether a remote has this flag on for who looks at this page: what the app itself shows follows those who try it. */
export const isFlagOn = async (flag: string): Promise<boolean> => {
  const registry = await fetchRegistry(false)
  return [...registry.values()].some(({ config }) => config?.flags[flag] === true)
}
