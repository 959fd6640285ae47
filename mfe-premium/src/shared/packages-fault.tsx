import { useMessages } from '@gb/entries'
import { ErrorState } from '@gb/ui'
import type { usePackages } from './api/packages.query'
import { packagesCatalog } from './messages/generated/packages'

/** The packages could not be read. */
export function PackagesFault({ read }: { read: ReturnType<typeof usePackages> }) {
  const messages = useMessages(packagesCatalog)
  return (
    <ErrorState
      title={messages.failedTitle}
      retryLabel={messages.retry}
      retrying={read.isFetching}
      retryingLabel={messages.retrying}
      onRetry={() => void read.refetch()}
    >
      {messages.failedText}
    </ErrorState>
  )
}
