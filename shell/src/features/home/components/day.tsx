import { useHost } from '@gb/mfe-contract'
import { Page } from '@gb/ui'
import { RemoteSlot } from '../../../remotes/remote-slot'
import { CodeNewsCard } from '../../profile-code'
import { useMedicineMoment } from '../api/medicine-moment.query'
import { messages } from '../messages'
import { useGreeting } from '../model/use-greeting'
import { useIsSettled } from '../model/use-is-settled'
import { ConcernsCard } from './concerns-card'
import { DaySkeleton } from './day-skeleton'
import { EncouragementCard } from './encouragement-card'
import { MedicineCard } from './medicine-card'
import { MoreCard } from './more-card'
import { QuickActions } from './quick-actions'
import { SlotSkeleton } from './slot-skeleton'
import { TodayCard } from './today-card'

const NO_PROPS = {}
/** Two cards of the same remote say what did not come already. */
const nothing = () => null

/**
 * Home of a person with a profile: today first, then the way so far, then everything else. It stands ready out of sight
 * until it is known what comes above it, so that nothing moves under a finger.
 */
export function Day() {
  const { session } = useHost()
  const isSettled = useIsSettled()
  return (
    <>
      {!isSettled && <DaySkeleton name={session.displayName} />}
      <div hidden={!isSettled}>
        <DayPage />
      </div>
    </>
  )
}

function DayPage() {
  const { session } = useHost()
  const greeting = useGreeting()
  const medicine = useMedicineMoment(session.userId ?? '')
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
      // On a phone it stands below the question about medicines, which would push it down.
      below={
        medicine !== undefined &&
        session.isPremium && (
          <RemoteSlot slot="home.premium" slotProps={NO_PROPS} loading={<SlotSkeleton size="premium" />} />
        )
      }
      aside={medicine === undefined ? <SlotSkeleton size="nutrition" /> : <Rest />}
    >
      <TodayCard />
      <RemoteSlot
        slot="home.vitamin"
        slotProps={NO_PROPS}
        loading={<SlotSkeleton size="vitamin" />}
        renderFault={nothing}
      />
      <RemoteSlot slot="home.weight" slotProps={NO_PROPS} loading={<SlotSkeleton size="weight" />} />
      {medicine && <MedicineCard moment={medicine} />}
    </Page>
  )
}

/** What nobody needs in a hurry. */
const Rest = () => (
  <>
    <RemoteSlot
      slot="home.nutrition"
      slotProps={NO_PROPS}
      loading={<SlotSkeleton size="nutrition" />}
      renderFault={nothing}
    />
    <QuickActions />
    <EncouragementCard />
    <MoreCard />
  </>
)
