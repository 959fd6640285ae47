import { RemoteSlot } from '../../../remotes/remote-slot'
import { EncouragementCard } from './encouragement-card'
import { MoreCard } from './more-card'
import { QuickActions } from './quick-actions'

const NO_PROPS = {}

/** What nobody needs in a hurry. */
export const Rest = () => (
  <>
    <QuickActions />
    <EncouragementCard />
    <RemoteSlot slot="home.card" slotProps={NO_PROPS} />
    <MoreCard />
  </>
)
