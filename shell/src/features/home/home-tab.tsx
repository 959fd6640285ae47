import { Card, EmptyState, OfflineIcon, Page } from '@gb/ui'
import { useStartup } from '../../host/startup-state'
import { Brought } from '@gb/entries'
import { goodbyeScreen } from '../my-data'
import { normalLink } from '../normal'
import { Day } from './components/day'
import { DaySkeleton } from './components/day-skeleton'
import { welcome } from './components/later'
import { messages } from './messages'
import { useGreeting } from './model/use-greeting'

const NO_PROPS = {}

/** The first screen: a welcome, or the day of the person. */
export function HomeTab() {
  const { status, session, rememberedName, farewell } = useStartup()
  if (session !== null) return <Day />
  if (farewell !== null)
    return <Brought part={goodbyeScreen} partProps={{ farewell }} loading={<DaySkeleton name={null} />} />
  if (status === 'starting') return <DaySkeleton name={rememberedName} />
  return status === 'ready' ? (
    <Brought part={welcome} partProps={NO_PROPS} loading={<DaySkeleton name={null} />} />
  ) : (
    <Unreachable name={rememberedName} />
  )
}

/** The frame says what happened and offers Retry; here stands what comes of it. */
function Unreachable({ name }: { name: string | null }) {
  const greeting = useGreeting()
  return (
    <Page title={messages.hello(greeting, name)} largeTitle>
      <Card>
        <EmptyState icon={OfflineIcon} title={messages.offline.title}>
          {messages.offline.text}
        </EmptyState>
      </Card>
      <Brought part={normalLink} partProps={NO_PROPS} />
    </Page>
  )
}
