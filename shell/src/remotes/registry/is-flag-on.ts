import { fetchRegistry, type Registry } from './registry'

/** Whether a remote has this flag on for who looks at this page: what the app itself shows follows those who try it. */
export const isFlagOn = async (flag: string): Promise<boolean> => hasFlag(await fetchRegistry(false), flag)

/** Whether a remote of this list has it on. */
export const hasFlag = (registry: Registry, flag: string): boolean =>
  [...registry.values()].some(({ config }) => config?.flags[flag] === true)
