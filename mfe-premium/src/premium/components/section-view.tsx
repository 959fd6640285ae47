import { Card, ErrorState, Loading, Page, Skeleton, SkeletonText, ViewInPlace } from '@gb/ui'
import { createElement } from 'react'
import { messages as shared } from '../../shared/messages'
import { useDeferred } from '../../shared/use-deferred'
import { messages } from '../messages'
import type { Section } from '../../shared/section'

interface Properties {
  section: Section
  userId: string
  onClose: () => void
}

/** A section in place of the list. */
export const SectionView = ({ section, userId, onClose }: Properties) => (
  <ViewInPlace title={section.title} back={messages.back} onClose={onClose}>
    <Page title={section.title}>
      <Content section={section} userId={userId} />
    </Page>
  </ViewInPlace>
)

function Content({ section, userId }: Omit<Properties, 'onClose'>) {
  const { component, isFailed, retry } = useDeferred(section.view)
  if (component !== null) return createElement(component, { userId })
  return (
    <Card>
      {isFailed ? (
        <ErrorState title={shared.connection} retryLabel={shared.retry} onRetry={retry}>
          {shared.safe}
        </ErrorState>
      ) : (
        <Loading label={messages.opening(section.title)}>
          <SkeletonText lines={2} />
          <Skeleton height={240} shape="block" />
        </Loading>
      )}
    </Card>
  )
}
