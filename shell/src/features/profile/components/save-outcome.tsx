import { CREATE_PROFILE_RETRY, type Language } from '@gb/domain'
import { Banner } from '@gb/ui'
import { useLanguageHere, useMessages } from '@gb/entries'
import { refusalSentence } from '../../../shared/refusals/refusal-sentence'
import { profileCatalog } from '../messages/generated/profile'
import { isFinal } from '../model/send-with-retries'

interface Properties {
  save: { isPending: boolean; isError: boolean; error: unknown; attempt: number }
}

/** What happens to the press of the button: which try runs, or why it failed. */
export function SaveOutcome({ save }: Properties) {
  const messages = useMessages(profileCatalog)
  const language = useLanguageHere()
  return (
    <>
      <div role="status">
        {save.isPending && save.attempt > 1 && (
          <Banner>
            {messages.tryingAgain({ attempt: save.attempt, attempts: CREATE_PROFILE_RETRY.attempts })}
          </Banner>
        )}
      </div>
      {save.isError && (
        <Banner tone="danger" live="assertive">
          {saveSentence(save.error, language)}
        </Banner>
      )}
    </>
  )
}

/** The sentence of a save that failed for good. */
function saveSentence(error: unknown, language: Language): string {
  const messages = profileCatalog.in(language)
  if (isFinal(error) && error instanceof Error)
    return messages.refused({ detail: refusalSentence(error, language) })
  return messages.gaveUp({ attempts: CREATE_PROFILE_RETRY.attempts })
}
