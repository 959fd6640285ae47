import { useMessages } from '@gb/entries'
import { CrisisPlace } from '@gb/help'
import { inOwnWords } from '@gb/own-words'
import { Card, Skeleton, Stack } from '@gb/ui'
import { sectionCatalogs } from '../shared/failure'
import { ReadState } from '../shared/read-state'
import type { SectionProps } from '../shared/section'
import { useThread } from './api/thread.query'
import { CheckInForm } from './components/check-in-form'
import { ThreadCard } from './components/thread-card'
import { checkInCatalog } from './messages/generated/check-in'
import { checkInBooks } from './words'

const WORDS = [checkInCatalog, ...checkInBooks, ...sectionCatalogs]

/** Messages to the creator; help on top when it is called for. */
export const CheckIn = ({ userId }: SectionProps) => (
  <Stack gap={4} align="stretch">
    <CrisisPlace userId={userId} />
    <Messages userId={userId} />
  </Stack>
)

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(CheckIn, WORDS)

function Messages({ userId }: SectionProps) {
  const messages = useMessages(checkInCatalog)
  const thread = useThread(userId)
  if (!thread.isSuccess) {
    return (
      <Card>
        <ReadState
          read={{ ...thread, data: undefined }}
          failure={messages.failure}
          loadingLabel={messages.loading}
          loading={<Skeleton height={320} shape="block" />}
        />
      </Card>
    )
  }
  const [newest] = thread.data.pages
  return (
    <>
      {newest !== undefined && (
        <CheckInForm
          userId={userId}
          creator={newest.creator}
          answerWithinHours={newest.answer_within_hours}
        />
      )}
      <ThreadCard thread={thread} />
    </>
  )
}
