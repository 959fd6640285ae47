import type { FailureWords } from '@gb/api-client'
import { useMessages } from '@gb/entries'
import { ErrorState, Loading } from '@gb/ui'
import type { ReactNode } from 'react'
import { useFailureInWords } from './failure'
import { sectionCatalog } from './messages/generated/section'

/** As far as it is needed of a query. */
export interface Read<Data> {
  data: Data | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface Properties<Data> {
  read: Read<Data>
  failure: FailureWords
  /** Names what is on its way, for screen readers. */
  loadingLabel: string
  /** Skeletons in the final size. */
  loading: ReactNode
  /** A failure in one line, among the cards of Home. */
  isBrief?: boolean | undefined
  /** Draws what was read; nothing where the screen does that elsewhere. */
  children?: (data: Data) => ReactNode
}

/** What was read, or that it is on its way, or why it is not here and a way to try again. */
export function ReadState<Data>(props: Properties<Data>) {
  const messages = useMessages(sectionCatalog)
  const failureInWords = useFailureInWords()
  const { read, failure, loadingLabel, loading, isBrief, children } = props
  if (read.data !== undefined) return children?.(read.data)
  if (!read.isError) return <Loading label={loadingLabel}>{loading}</Loading>
  return (
    <ErrorState
      title={failureInWords(read.error, failure)}
      retryLabel={messages.retry}
      retrying={read.isFetching}
      retryingLabel={messages.retrying}
      onRetry={() => void read.refetch()}
      isBrief={isBrief}
    >
      {messages.safe}
    </ErrorState>
  )
}
