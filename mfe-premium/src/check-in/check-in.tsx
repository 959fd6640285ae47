import { Card, Skeleton, Stack } from '@gb/ui'
import { useState } from 'react'
import { ReadState } from '../shared/read-state'
import type { SectionProps } from '../shared/section'
import { useThread } from './api/thread.query'
import { CheckInForm } from './components/check-in-form'
import { HelpCard } from './components/help-card'
import { ThreadCard } from './components/thread-card'
import { messages } from './messages'

/** Messages to the creator; help on top when it is called for. */
export function CheckIn({ userId }: SectionProps) {
  const thread = useThread(userId)
  const [isCrisis, setCrisis] = useState(false)
  if (!thread.isSuccess) {
    return (
      <Card>
        <ReadState
          read={thread}
          failure={messages.failure}
          loadingLabel={messages.loading}
          loading={<Skeleton height={320} shape="block" />}
        />
      </Card>
    )
  }
  const [newest] = thread.data.pages
  return (
    <Stack gap={4} align="stretch">
      {isCrisis && <HelpCard />}
      {newest !== undefined && (
        <CheckInForm
          userId={userId}
          creator={newest.creator}
          answerWithinHours={newest.answer_within_hours}
          onSent={setCrisis}
        />
      )}
      <ThreadCard thread={thread} />
    </Stack>
  )
}
