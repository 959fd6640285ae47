import { useMessages } from '@gb/entries'
import { isDeferred, type Part } from '@gb/mfe-contract'
import { Card, ErrorState, Loading, Page, SkeletonText } from '@gb/ui'
import { createElement, useEffect, useState, type ComponentType } from 'react'
import { firstCatalog } from '../messages/generated/first'
import { PartBoundary } from '../shared/part-boundary'

/** A screen of the shell itself, brought when it is first opened. */
export function LocalScreen({ part, title }: { part: Part; title: string }) {
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt((last) => last + 1)
  return (
    <PartBoundary key={attempt} renderFailure={() => <FailedScreen title={title} onRetry={again} />}>
      <Screen part={part} title={title} />
    </PartBoundary>
  )
}

function Screen({ part, title }: { part: Part; title: string }) {
  const [component, setComponent] = useState<ComponentType | null>(() =>
    isDeferred(part) ? part.current : part,
  )
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  useEffect(() => {
    if (component !== null || !isDeferred(part)) return
    part.load().then(
      (loaded) => setComponent(() => loaded),
      (error: unknown) => setFailure({ error }),
    )
  }, [part, component])

  if (failure !== null) throw failure.error
  return component === null ? <ScreenSkeleton title={title} /> : createElement(component)
}

/** Title and a card of gray lines, while a screen or the session is on its way. */
export function ScreenSkeleton({ title }: { title: string }) {
  const messages = useMessages(firstCatalog)
  return (
    <Page title={title}>
      <Card>
        <Loading label={messages.loading}>
          <SkeletonText lines={5} />
        </Loading>
      </Card>
    </Page>
  )
}

function FailedScreen({ title, onRetry }: { title: string; onRetry: () => void }) {
  const messages = useMessages(firstCatalog)
  return (
    <Page title={title}>
      <Card>
        <ErrorState title={messages.screen.title} onRetry={onRetry} retryLabel={messages.retry}>
          {messages.screen.text}
        </ErrorState>
      </Card>
    </Page>
  )
}
