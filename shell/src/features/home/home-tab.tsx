import { Brought, useMessages } from '@gb/entries'
import type { Part } from '@gb/mfe-contract'
import { Card, EmptyState, OfflineIcon, Page } from '@gb/ui'
import { useStartup, type Farewell } from '../../host/startup-state'
import { firstCatalog } from '../../messages/generated/first'
import { Day, type DayParts } from './components/day'
import { DaySkeleton } from './components/day-skeleton'
import { normalLink, welcome } from './components/later'
import { useHello } from './model/use-hello'

const NO_PROPS = {}

interface Properties extends DayParts {
  /** What who has just deleted the profile is told. */
  goodbye: Part<{ farewell: Farewell }>
}

/** The first screen: a welcome, or the day of the person. */
export function HomeTab(parts: Properties) {
  const { status, session, rememberedName, farewell } = useStartup()
  if (session !== null) return <Day {...parts} />
  if (farewell !== null)
    return <Brought part={parts.goodbye} partProps={{ farewell }} loading={<DaySkeleton name={null} />} />
  if (status === 'starting') return <DaySkeleton name={rememberedName} />
  return status === 'ready' ? (
    <Brought part={welcome} partProps={NO_PROPS} loading={<DaySkeleton name={null} />} />
  ) : (
    <Unreachable name={rememberedName} />
  )
}

/** The frame says what happened and offers Retry; here stands what comes of it. */
function Unreachable({ name }: { name: string | null }) {
  const { day } = useMessages(firstCatalog)
  return (
    <Page title={useHello(name)} largeTitle>
      <Card>
        <EmptyState icon={OfflineIcon} title={day.waits}>
          {day.safe}
        </EmptyState>
      </Card>
      <Brought part={normalLink} partProps={NO_PROPS} />
    </Page>
  )
}
