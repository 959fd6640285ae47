import { TABS, type RemoteModule, type RemoteName, type TabId } from '@gb/mfe-contract'
import { Card, EmptyState, Loading, Page, Skeleton, SkeletonText } from '@gb/ui'
import { useCallback } from 'react'
import { messages } from './messages'
import { RemotePart } from './remote-part'

const NO_PROPS = {}

/** A whole screen of a remote. The remote draws its own Page; until it is there the shell shows the title. */
export function RemoteTab({ tab, owner }: { tab: TabId; owner: RemoteName }) {
  const pick = useCallback((remote: RemoteModule) => remote.tabs[tab]?.component, [tab])
  const { title } = TABS[tab]
  return (
    <RemotePart
      remote={owner}
      pick={pick}
      partProps={NO_PROPS}
      loading={
        <Page title={title}>
          <Card>
            <Loading label={messages.loading}>
              <SkeletonText lines={2} />
              <Skeleton height={160} shape="block" />
            </Loading>
          </Card>
        </Page>
      }
      missing={
        <Page title={title}>
          <Card>
            <EmptyState title={messages.missingTitle}>{messages.reasons.missing}</EmptyState>
          </Card>
        </Page>
      }
      renderFault={(card) => <Page title={title}>{card}</Page>}
    />
  )
}
