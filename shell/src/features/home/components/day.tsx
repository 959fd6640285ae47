import { useHost, type Part } from '@gb/mfe-contract'
import { Page } from '@gb/ui'
import { RemoteSlot } from '../../../remotes/parts/remote-slot'
import { useStartup } from '../../../host/startup-state'
import { Brought, useIsBrought } from '@gb/entries'
import { useConcerns } from '../api/concerns.query'
import { useMedicineMoment } from '../api/medicine-moment.query'
import { useHello } from '../model/use-hello'
import { useIsSettled } from '../api/use-is-settled'
import { DaySkeleton } from './day-skeleton'
import { concernsCard, medicineCard } from './later'
import { SlotSkeleton } from './slot-skeleton'
import { TodayCard } from './today-card'

const NO_PROPS = {}
/** Two cards of the same remote say what did not come already. */
const nothing = () => null

export interface DayParts {
  /** A profile code that the person has not seen yet. */
  codeNews: Part
  /** What is below the figures of the day. */
  rest: Part
}

/**
 * Home of a person with a profile: today first, then the way so far, then everything else. It stands ready out of sight
 * until it is known what comes above it, so that nothing moves under a finger.
 */
export function Day(parts: DayParts) {
  const { session } = useHost()
  const isSettled = useIsSettled(concernsCard)
  return (
    <>
      {!isSettled && <DaySkeleton name={session.displayName} />}
      <div hidden={!isSettled}>
        <DayPage {...parts} />
      </div>
    </>
  )
}

function DayPage({ codeNews: codeNewsCard, rest }: DayParts) {
  const { session } = useHost()
  const hello = useHello(session.displayName)
  const { codeNews } = useStartup()
  const concerns = useConcerns()
  const moment = useMedicineMoment(session.userId ?? '')
  // On a phone the question about medicines stands above what comes next, and would push it down.
  const isNextFree = useIsBrought(medicineCard, moment != null) && moment !== undefined
  return (
    <Page
      title={hello}
      largeTitle
      top={
        <>
          {concerns.length > 0 && <Brought part={concernsCard} partProps={NO_PROPS} />}
          {codeNews !== null && <Brought part={codeNewsCard} partProps={NO_PROPS} />}
        </>
      }
      below={
        isNextFree &&
        session.isPremium && (
          <RemoteSlot slot="home.premium" slotProps={NO_PROPS} loading={<SlotSkeleton size="premium" />} />
        )
      }
      aside={isNextFree ? <Next rest={rest} /> : <SlotSkeleton size="nutrition" />}
    >
      <TodayCard />
      <RemoteSlot
        slot="home.vitamin"
        slotProps={NO_PROPS}
        loading={<SlotSkeleton size="vitamin" />}
        renderFault={nothing}
      />
      <RemoteSlot slot="home.weight" slotProps={NO_PROPS} loading={<SlotSkeleton size="weight" />} />
      {moment && <Brought part={medicineCard} partProps={{ moment, isBrief: concerns.length > 0 }} />}
    </Page>
  )
}

const Next = ({ rest }: Pick<DayParts, 'rest'>) => (
  <>
    <RemoteSlot
      slot="home.nutrition"
      slotProps={NO_PROPS}
      loading={<SlotSkeleton size="nutrition" />}
      renderFault={nothing}
    />
    <Brought part={rest} partProps={NO_PROPS} />
  </>
)
