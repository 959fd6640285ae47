import { Page } from '@gb/ui'
import { useGreeting } from '../model/use-greeting'
import { messages } from '../messages'
import { SlotSkeleton } from './slot-skeleton'

/** Home while the start still asks who is here. The name is the one of the last visit. */
export function DaySkeleton({ name }: { name: string | null }) {
  const greeting = useGreeting()
  return (
    <Page title={messages.hello(greeting, name)} largeTitle aside={<SlotSkeleton size="weight" />}>
      <SlotSkeleton size="nutrition" />
      <SlotSkeleton size="fluids" />
    </Page>
  )
}
