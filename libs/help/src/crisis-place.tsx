import { BodyCard } from './body-card'
import { useBodyFlags } from './body-state'
import { CrisisCard } from './crisis-card'
import { useCrisis } from './crisis-state'

/** Help on top of a screen, as long as something that was just written calls for it: the crisis card first. */
export function CrisisPlace({ userId }: { userId: string }) {
  const { raised, close } = useCrisis(userId)
  return (
    <>
      {raised && <CrisisCard userId={userId} isNew written={raised} onSafe={close} />}
      <BodyPlace userId={userId} isSecond={raised !== null} />
    </>
  )
}

/** The card about the body, as long as something that was just written calls for it. */
export function BodyPlace({ userId, isSecond }: { userId: string; isSecond: boolean }) {
  const { raised, close } = useBodyFlags(userId)
  return raised && <BodyCard {...raised} userId={userId} takesView={!isSecond} onClose={close} />
}
