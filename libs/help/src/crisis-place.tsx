import { CrisisCard } from './crisis-card'
import { useCrisis } from './crisis-state'

/** The crisis card on top of a screen, as long as something that was just written calls for it. */
export function CrisisPlace({ userId }: { userId: string }) {
  const { raised, close } = useCrisis(userId)
  return raised && <CrisisCard userId={userId} isNew written={raised} onSafe={close} />
}
