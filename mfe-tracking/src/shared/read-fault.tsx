import { ErrorState } from '@gb/ui'

interface Properties {
  read: { isFetching: boolean; refetch: () => unknown }
  words: { retry: string; retrying: string }
  title: string
  text: string
  /** One line among the cards of Home. */
  isBrief?: boolean | undefined
}

/** What could not be read, and a way to try again. */
export function ReadFault({ read, words, title, text, isBrief }: Properties) {
  return (
    <ErrorState
      title={title}
      retryLabel={words.retry}
      retrying={read.isFetching}
      retryingLabel={words.retrying}
      onRetry={() => void read.refetch()}
      isBrief={isBrief}
    >
      {text}
    </ErrorState>
  )
}
