import type { ConfirmationPurpose } from '@gb/domain'
import { Stack, Text } from '@gb/ui'
import { clock, useCountdown } from '../../../../shared/use-countdown'
import { MailCodeBox } from '../../mailed-code/mail-code-box'
import { ResendButton } from '../../mailed-code/resend-button'
import { useTypeCode, type SentCode } from '../api/confirm.mutation'
import { useMessages } from '@gb/entries'
import { confirmationCatalog } from '../messages/generated/confirmation'

interface Properties {
  purpose: ConfirmationPurpose
  sent: SentCode
  isSending: boolean
  onResend: () => void
  onConfirmed: () => void
}

/** The digits of the mail, for how long they work, and another mail. */
export function TypedCode({ purpose, sent, isSending, onResend, onConfirmed }: Properties) {
  const messages = useMessages(confirmationCatalog)

  const confirm = useTypeCode(purpose, onConfirmed)
  const left = useCountdown(sent.expiresAt) ?? 0
  return (
    <Stack gap={3}>
      <div role="status">
        <Text>{messages.sent({ address: sent.to })}</Text>
      </div>
      <MailCodeBox confirm={confirm} takesFocus />
      <Text size="small" tone="muted">
        {left > 0 ? messages.timeLeft({ time: clock(left) }) : messages.timeOver} {messages.noMail}
      </Text>
      <ResendButton busy={isSending} onResend={onResend} />
    </Stack>
  )
}
