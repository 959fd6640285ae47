import { type ShownConcern, useConcernsRead } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'

export type { ShownConcern }

const NONE: readonly ShownConcern[] = []

/** What the logs of the signed-in person are concerned about, the most urgent first; what was kept while offline. */
export const useConcerns = (): readonly ShownConcern[] => useRead().concerns ?? NONE

/** Whether the concerns have come, or will not come for now: they failed, or the device is offline. */
export const useAreConcernsKnown = (): boolean => useRead().isSettled

const useRead = () => useConcernsRead(useHost().session.userId ?? '')
