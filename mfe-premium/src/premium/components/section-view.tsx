import {
  BackIcon,
  Button,
  Card,
  ErrorState,
  Loading,
  Page,
  Skeleton,
  SkeletonText,
  useRegisteredModal,
} from '@gb/ui'
import { createElement, useEffect, useRef } from 'react'
import { messages as shared } from '../../shared/messages'
import { useDeferred } from '../../shared/use-deferred'
import { messages } from '../messages'
import type { Section } from '../../shared/section'
import styles from './section-view.module.css'

type Properties = { section: Section; userId: string; onClose: () => void }

/** A section in place of the list. Back of the browser closes it like a window; a phone has its title and the way back in the bar. */
export function SectionView({ section, userId, onClose }: Properties) {
  const frame = useRef<HTMLDivElement>(null)
  useRegisteredModal(true, onClose, { title: section.title, back: messages.back })
  useEffect(() => {
    window.scrollTo(0, 0)
    frame.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={frame}>
      <div className={styles.back}>
        <Button variant="quiet" size="small" icon={BackIcon} onClick={onClose}>
          {messages.back}
        </Button>
      </div>
      <Page title={section.title}>
        <Content section={section} userId={userId} />
      </Page>
    </div>
  )
}

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
