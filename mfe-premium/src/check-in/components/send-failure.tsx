import { isApiError } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button } from '@gb/ui'
import { messages } from '../messages'

function inWords(error: Error): string {
  if (isApiError(error, 'too_many_requests')) return error.message
  return isApiError(error, 'premium_required') ? messages.needsPremium(error.message) : messages.failed
}

/** Why a message was not sent; where premium has ended, the way back to it. */
export function SendFailure({ error }: { error: Error }) {
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
