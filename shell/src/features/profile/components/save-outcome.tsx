import { CREATE_PROFILE_RETRY } from '@gb/domain'
import { Banner } from '@gb/ui'
import { messages } from '../messages'
import { isFinal } from '../model/send-with-retries'

interface Properties {
  save: { isPending: boolean; isError: boolean; error: unknown; attempt: number }
}

/** What happens to the press of the button: which try runs, or why it failed. */
export function SaveOutcome({ save }: Properties) {
  return (
    <>
      <div role="status">
        {save.isPending && save.attempt > 1 && (
          <Banner>{messages.tryingAgain(save.attempt, CREATE_PROFILE_RETRY.attempts)}</Banner>
        )}
      </div>
      {save.isError && (
        <Banner tone="danger" live="assertive">
          {saveSentence(save.error)}
        </Banner>
      )}
    </>
  )
}

/** The sentence of a save that failed for good. */
function saveSentence(error: unknown): string {
  if (isFinal(error) && error instanceof Error) return messages.refused(error.message)
  return messages.gaveUp(CREATE_PROFILE_RETRY.attempts)
}
