import { isApiError } from '@gb/api-client'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { saidBy } from '@gb/own-words'
import { Banner, Button } from '@gb/ui'
import { checkInCatalog } from '../messages/generated/check-in'
import { checkInBooks } from '../words'

/** Says a refusal: in English in the words of the server. */
function useInWords(): (error: Error) => string {
  const messages = useMessages(checkInCatalog)
  const language = useLanguageHere()
  return (error) => {
    const said = saidBy(checkInBooks, error.message, language)
    if (isApiError(error, 'too_many_requests')) return said ?? messages.failed
    if (!isApiError(error, 'premium_required')) return messages.failed
    return messages.needsPremium({ why: said ?? '' }).trim()
  }
}

/** Why a message was not sent; where premium has ended, the way back to it. */
export function SendFailure({ error }: { error: Error }) {
  const messages = useMessages(checkInCatalog)
  const inWords = useInWords()
  const { openUpgrade } = useHost()
  const action = isApiError(error, 'premium_required') && (
    <Button size="small" onClick={() => openUpgrade({ kind: 'premium-tab' })}>
      {messages.seePremium}
    </Button>
  )
  return (
    <Banner tone="danger" live="assertive" action={action}>
      {inWords(error)}
    </Banner>
  )
}
