import { InOwnWords } from '@gb/own-words'
import { sectionCatalog } from '../shared/messages/generated/section'
import type { SectionProps } from '../shared/section'
import { useThread } from './api/thread.query'
import { ThreadCard } from './components/thread-card'
import { checkInCatalog } from './messages/generated/check-in'

const WORDS = [checkInCatalog, sectionCatalog]

/** For somebody whose premium has ended: what they wrote and were answered stays theirs to read. */
export function EarlierMessages({ userId }: SectionProps) {
  const thread = useThread(userId)
  const hasWritten = thread.data?.pages.some(({ entries }) => entries.length > 0) ?? false
  return thread.data !== undefined && hasWritten ? (
    <InOwnWords catalogs={WORDS}>
      <ThreadCard thread={thread} />
    </InOwnWords>
  ) : null
}
