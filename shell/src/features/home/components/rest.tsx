import type { ReactNode } from 'react'
import { RemoteSlot } from '../../../remotes/parts/remote-slot'
import { EncouragementCard } from './encouragement-card'
import { MoreCard } from './more-card'
import { QuickActions } from './quick-actions'

const NO_PROPS = {}

/** What nobody needs in a hurry; `offers` are rows of other features. */
export const Rest = ({ offers }: { offers: ReactNode }) => (
  <>
    <QuickActions />
    <EncouragementCard />
    <RemoteSlot slot="home.card" slotProps={NO_PROPS} />
    <MoreCard offers={offers} />
  </>
)
