import { useMessages } from '@gb/entries'
import type { RemoteModule } from '@gb/mfe-contract'
import { Card, EmptyState, Loading, Page, Skeleton, SkeletonText, Stack } from '@gb/ui'
import { useCallback } from 'react'
import type { RemoteTabInfo } from '../../host/declared'
import { firstCatalog } from '../../messages/generated/first'
import { RemotePart } from './remote-part'

const NO_PROPS = {}

/** A whole screen of a remote. The remote draws its own Page; until it is there the shell shows the title. */
export function RemoteTab({ tab: { id, title, remote: owner } }: { tab: RemoteTabInfo }) {
  const { loading } = useMessages(firstCatalog)
  const pick = useCallback((remote: RemoteModule) => remote.tabs[id]?.component, [id])
  return (
    <RemotePart
      remote={owner}
      pick={pick}
      partProps={NO_PROPS}
      loading={
        <Page title={title}>
          <Card>
            <Loading label={loading}>
              <Stack>
                <SkeletonText lines={2} />
                <Skeleton height={160} shape="block" />
              </Stack>
            </Loading>
          </Card>
        </Page>
      }
      missing={<MissingTab title={title} />}
      renderFault={(card) => <Page title={title}>{card}</Page>}
    />
  )
}

/** A screen that its remote does not have, or that nobody declares any more. */
export function MissingTab({ title }: { title: string }) {
  const { part, reasons } = useMessages(firstCatalog)
  return (
    <Page title={title}>
      <Card>
        <EmptyState title={part.missing}>{reasons.missing}</EmptyState>
      </Card>
    </Page>
  )
}
