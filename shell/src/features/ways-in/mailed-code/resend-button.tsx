import { Button } from '@gb/ui'
import { useState } from 'react'
import { clock, useCountdown } from '../../../shared/use-countdown'
import { useMessages } from '@gb/entries'
import { mailedCodeCatalog } from './messages/generated/mailed-code'

const PAUSE_MS = 30_000

/** Asks for another mail, at most every half minute: the first may still be on its way. */
export function ResendButton({ busy, onResend }: { busy: boolean; onResend: () => void }) {
  const messages = useMessages(mailedCodeCatalog)

  const [since, setSince] = useState(() => Date.now())
  const left = useCountdown(since + PAUSE_MS) ?? 0
  const press = () => {
    setSince(Date.now())
    onResend()
  }
  return (
    <Button variant="quiet" disabled={left > 0} busy={busy} busyLabel={messages.sending} onClick={press}>
      {left > 0 ? messages.resendIn({ time: clock(left) }) : messages.resend}
    </Button>
  )
}
