import type { SupportNeed } from '@gb/domain'
import { useHeld } from './use-held'

const NONE: readonly SupportNeed[] = []

/** Whether the card with a line for home or for drink stands there. Every new writing that tells of one raises it again. */
export function useSupportNeeds(userId: string) {
  const [needs = NONE, raise] = useHeld<readonly SupportNeed[]>('support-needs', userId)
  return {
    /** What was just written of; empty when there was nothing, or the person has put the card away. */
    needs,
    raise,
    close: () => raise([]),
  }
}
