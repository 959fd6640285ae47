import type { ConfirmationPurpose } from '@gb/domain'
import { Banner, Button, MailIcon, Stack } from '@gb/ui'
import { useState } from 'react'
import { mailSentence } from '../../mailed-code/mail-sentence'
import { useMailCode, type SentCode } from '../api/confirm.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { confirmationCatalog } from '../messages/generated/confirmation'
import { TypedCode } from './typed-code'

interface Properties {
  purpose: ConfirmationPurpose
  /** Whether there is no better way beside it. */
  isFirst: boolean
  onConfirmed: () => void
}

/** The way by mail: first the button that sends, then the digits. */
export function ByMail({ purpose, isFirst, onConfirmed }: Properties) {
  const messages = useMessages(confirmationCatalog)
  const language = useLanguageHere()

  const [sent, setSent] = useState<SentCode | null>(null)
  const mail = useMailCode(purpose, setSent)
  return (
    <Stack gap={3}>
      {sent === null ? (
        <Button
          block
          variant={isFirst ? 'primary' : 'secondary'}
          icon={MailIcon}
          busy={mail.isPending}
          busyLabel={messages.mailBusy}
          onClick={() => mail.mutate()}
        >
          {messages.mail}
        </Button>
      ) : (
        <TypedCode
          purpose={purpose}
          sent={sent}
          isSending={mail.isPending}
          onResend={() => mail.mutate()}
          onConfirmed={onConfirmed}
        />
      )}
      {mail.isError && (
        <Banner tone="warning" live="polite">
          {mailSentence(mail.error, language)}
        </Banner>
      )}
    </Stack>
  )
}
