import { useHost } from '@gb/mfe-contract'
import { Page } from '@gb/ui'
import { useStartup } from '../../../host/startup-state'
import { RemoteSlot } from '../../../remotes/remote-slot'
import { NormalLink } from '../../normal'
import { CodeCard, CodeNewsCard } from '../../profile-code'
import { InstallCard } from '../../install/install-card'
import { useGreeting } from '../model/use-greeting'
import { messages } from '../messages'
import { ConcernsCard } from './concerns-card'
import { EncouragementCard } from './encouragement-card'
import { MedicineCard } from './medicine-card'
import { QuickActions } from './quick-actions'
import { SlotSkeleton } from './slot-skeleton'
import { TodayCard } from './today-card'
import { UpsellCard } from './upsell-card'

const NO_PROPS = {}
/** Two cards of the same remote say what did not come already. */
const nothing = () => null

/** Home of a person with a profile: today first, then the way so far, then everything else. */
export function Day() {
  const { session, display } = useHost()
  const greeting = useGreeting()
  const { codeNews } = useStartup()
  const code = session.recoveryCode ?? null
  return (
    <Page
      title={messages.hello(greeting, session.displayName)}
      largeTitle
      top={
        <>
          <ConcernsCard />
          <CodeNewsCard />
        </>
      }
      aside={
        <>
          <EncouragementCard />
          {session.isPremium ? (
            <RemoteSlot slot="home.premium" slotProps={NO_PROPS} loading={<SlotSkeleton size="premium" />} />
          ) : (
            <UpsellCard />
          )}
          {!display.installed && codeNews === null && session.userId !== null && (
            <CodeCard userId={session.userId} />
          )}
          {!display.installed && <InstallCard code={code} />}
        </>
      }
    >
      <TodayCard />
      <RemoteSlot
        slot="home.vitamin"
        slotProps={NO_PROPS}
        loading={<SlotSkeleton size="vitamin" />}
        renderFault={nothing}
      />
      <RemoteSlot slot="home.weight" slotProps={NO_PROPS} loading={<SlotSkeleton size="weight" />} />
      {session.userId !== null && <MedicineCard userId={session.userId} />}
      <RemoteSlot
        slot="home.nutrition"
        slotProps={NO_PROPS}
        loading={<SlotSkeleton size="nutrition" />}
        renderFault={nothing}
      />
      <QuickActions />
      <NormalLink />
    </Page>
  )
}
