import { useMessages } from '@gb/entries'
import { Card, ErrorState, Loading, Page, Skeleton, SkeletonText, ViewInPlace } from '@gb/ui'
import { createElement } from 'react'
import { useDeferred } from '../../shared/use-deferred'
import { premiumCatalog } from '../messages/generated/premium'
import type { Section } from '../../shared/section'

interface Properties {
  section: Section
  userId: string
  onClose: () => void
}

/** A section in place of the list. */
export function SectionView({ section, userId, onClose }: Properties) {
  const words = useMessages(premiumCatalog)
  const { title } = words.sections[section.id]
  return (
    <ViewInPlace title={title} back={words.back} onClose={onClose}>
      <Page title={title}>
        <Content section={section} userId={userId} />
      </Page>
    </ViewInPlace>
  )
}

function Content({ section, userId }: Omit<Properties, 'onClose'>) {
  const words = useMessages(premiumCatalog)
  const { component, isFailed, retry } = useDeferred(section.view)
  if (component !== null) return createElement(component, { userId })
  return (
    <Card>
      {isFailed ? (
        <ErrorState title={words.sectionFailed.title} retryLabel={words.sectionFailed.retry} onRetry={retry}>
          {words.sectionFailed.text}
        </ErrorState>
      ) : (
        <Loading label={words.opening({ title: words.sections[section.id].title })}>
          <SkeletonText lines={2} />
          <Skeleton height={240} shape="block" />
        </Loading>
      )}
    </Card>
  )
}
