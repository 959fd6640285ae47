import type { SectionProps } from '../shared/section'
import { useThread } from './api/thread.query'
import { ThreadCard } from './components/thread-card'

/** For somebody whose premium has ended: what they wrote and were answered stays theirs to read. */
export function EarlierMessages({ userId }: SectionProps) {
  const thread = useThread(userId)
  const hasWritten = thread.data?.pages.some(({ entries }) => entries.length > 0) ?? false
  return thread.data !== undefined && hasWritten ? <ThreadCard thread={thread} /> : null
}
