import { RELEASE_LIMITS } from '@gb/domain'
import type { RolloutEntity } from '../database/entities/rollout.entity.js'

/** What of one remote is in force, and for whom. */
export type Rollout = Omit<RolloutEntity, 'changedAt'>

/** How a state is remembered in which the server's own release was in force. */
const SHIPPED = ''

/** A remote of which nothing was published. */
export const NOTHING_IN_FORCE = (
  remote: string,
): Pick<Rollout, 'remote' | 'version' | 'canaryVersion' | 'earlier'> => ({
  remote,
  version: null,
  canaryVersion: null,
  earlier: [],
})

const NO_CANARY = {
  canaryVersion: null,
  canaryShare: null,
  canaryPaused: null,
} as const

/** Puts a version in force for everybody, and remembers what was. A canary ends with it. */
export const inForce = (rollout: Rollout, version: string | null): Rollout => ({
  ...rollout,
  ...NO_CANARY,
  version,
  earlier:
    rollout.version === version
      ? rollout.earlier
      : [rollout.version ?? SHIPPED, ...rollout.earlier].slice(0, RELEASE_LIMITS.earlier),
})

/** What publishing a version changes: nothing where one is pinned. */
export const published = (rollout: Rollout, version: string): Rollout =>
  rollout.pinned ? rollout : inForce(rollout, version)

/** The version in force, whatever is published; ends a canary. */
export const pinned = (rollout: Rollout, version: string): Rollout => ({
  ...inForce(rollout, version),
  pinned: true,
})

/** What is in force stays until something newer is published. */
export const unpinned = (rollout: Rollout): Rollout => ({ ...rollout, pinned: false })

/** Gives a version to some percent of the people; a new share also ends a pause. */
export const canary = (rollout: Rollout, version: string, share: number): Rollout => ({
  ...rollout,
  canaryVersion: version,
  canaryShare: share,
  canaryPaused: null,
})

/**
 * Whether the canary that runs goes on, and is judged by all that was told since it began; one that begins, or begins again
 * after a pause, is judged by what comes from then on.
 */
export const goesOn = (before: Rollout, after: Rollout): boolean =>
  before.canaryVersion === after.canaryVersion && before.canaryPaused === null && after.canaryPaused === null

/** Nobody gets the canary until a share is set again. The same rollout when there is none, or it is paused already. */
export const paused = (rollout: Rollout, why: string): Rollout =>
  rollout.canaryVersion === null || rollout.canaryPaused !== null
    ? rollout
    : { ...rollout, canaryPaused: why }

/**
 * One step back: a canary ends; without one, what was in force before is in force again, and no longer pinned. Null when
 * nothing was.
 */
export const rolledBack = (rollout: Rollout): Rollout | null => {
  if (rollout.canaryVersion !== null) return { ...rollout, ...NO_CANARY }
  const [last, ...earlier] = rollout.earlier
  if (last === undefined) return null
  return { ...rollout, version: last === SHIPPED ? null : last, earlier, pinned: false }
}

/** Takes the remote out, or brings it back with null. */
export const killed = (rollout: Rollout, notice: string | null): Rollout => ({
  ...rollout,
  killedNotice: notice,
})

/** What somebody gets, the first that is good; null at the end stands for what the server was shipped with. */
export const wantedBy = (rollout: Rollout, share: number | null): (string | null)[] => {
  const isCanary =
    rollout.canaryVersion !== null &&
    rollout.canaryPaused === null &&
    share !== null &&
    share < (rollout.canaryShare ?? 0)
  const wanted = [
    ...(isCanary ? [rollout.canaryVersion] : []),
    rollout.version,
    ...rollout.earlier.map((version) => (version === SHIPPED ? null : version)),
    null,
  ]
  return [...new Set(wanted)]
}

/** Every version that somebody may be given. */
export const versionsIn = ({
  version,
  canaryVersion,
  earlier,
}: Pick<Rollout, 'version' | 'canaryVersion' | 'earlier'>): Set<string> =>
  new Set(
    [version, canaryVersion, ...earlier].filter((one): one is string => one !== null && one !== SHIPPED),
  )
