import { CrisisPlace } from '@gb/help'
import { useMessages } from '@gb/entries'
import { useSession } from '@gb/mfe-contract'
import { Card, Page, Skeleton } from '@gb/ui'
import type { ComponentType } from 'react'
import { usePremiumStatus } from '../shared/api/premium-status.query'
import { ReadState } from '../shared/read-state'
import { LockedPreview } from './components/locked-preview'
import { OwnNumbers } from './components/own-numbers'
import { PriceList } from './components/price-list'
import { Unlocked } from './components/unlocked'
import { premiumCatalog } from './messages/generated/premium'
import type { Section, SectionProps } from '../shared/section'

interface Properties {
  sections: readonly Section[]
  /** What stays theirs to read when premium has ended. */
  earlier?: ComponentType<SectionProps>
  /** Something of premium that a person without it may already use. */
  preview?: ComponentType<SectionProps>
}

/** Premium: what it adds, or what the person has. The sections are given, because no feature knows another. */
export function PremiumTab({ sections, earlier, preview }: Properties) {
  const messages = useMessages(premiumCatalog)
  const { userId } = useSession()
  const status = usePremiumStatus(userId)
  if (userId === null) return <Locked userId={null} />
  if (status.data === undefined) {
    return (
      <Page title={messages.title}>
        <Card>
          <ReadState
            read={status}
            failure={{ server: messages.failedTitle, network: messages.failedTitle }}
            loadingLabel={messages.loading}
            loading={<Skeleton height={280} shape="block" />}
          />
        </Card>
      </Page>
    )
  }
  return status.data.isActive ? (
    <Unlocked status={status.data} userId={userId} sections={sections} />
  ) : (
    <Locked userId={userId} earlier={earlier} preview={preview} />
  )
}

interface LockedProperties {
  userId: string | null
  earlier?: Properties['earlier'] | undefined
  preview?: Properties['preview'] | undefined
}

const Locked = ({ userId, earlier: Earlier, preview: Preview }: LockedProperties) => (
  <Page
    title={useMessages(premiumCatalog).title}
    // What raised it may have been written while premium ended: help stays, also without it.
    top={userId !== null && <CrisisPlace userId={userId} />}
    aside={<PriceList />}
  >
    {userId !== null && Earlier !== undefined && <Earlier userId={userId} />}
    {userId !== null && <OwnNumbers userId={userId} />}
    <LockedPreview />
    {userId !== null && Preview !== undefined && <Preview userId={userId} />}
  </Page>
)
