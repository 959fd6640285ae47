import { useHost } from '@gb/mfe-contract'
import { Button, Card, MailIcon, Stack, Text } from '@gb/ui'
import type { Profile } from '../../../host/startup-state'
import { useCancelEmail, useConfirmEmail, useResendEmail } from './email-change.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { emailChangeCatalog } from './messages/generated/email-change'
import { mailSentence } from '../mailed-code/mail-sentence'
import { MailCodeBox } from '../mailed-code/mail-code-box'
import { ResendButton } from '../mailed-code/resend-button'
import { Resent } from '../mailed-code/resent'

/** A new email that waits for the digits that were mailed to it. */
export function PendingEmail({ profile, pending }: { profile: Profile; pending: string }) {
  const messages = useMessages(emailChangeCatalog)
  const language = useLanguageHere()

  const { confirm: ask } = useHost()
  const confirm = useConfirmEmail()
  const resend = useResendEmail()
  const cancel = useCancelEmail(profile)
  const old = profile.email ?? ''

  const askToCancel = async () => {
    const isSure = await ask({
      title: messages.cancelTitle,
      text: old === '' ? messages.cancelTextNone : messages.cancelText({ old }),
      confirmLabel: messages.cancelConfirm,
      cancelLabel: messages.cancelKeep,
    })
    if (isSure) cancel.mutate()
  }
  const failure = resend.error ?? cancel.error
  return (
    <Card title={messages.title} icon={MailIcon}>
      <Text>
        {old === '' ? messages.textNone({ email: pending }) : messages.text({ email: pending, old })}
      </Text>
      <MailCodeBox confirm={confirm} />
      <div role="status">
        {failure !== null && <Text size="small">{mailSentence(failure, language)}</Text>}
        {failure === null && resend.isSuccess && <Resent />}
      </div>
      <Stack row wrap gap={2}>
        <ResendButton busy={resend.isPending} onResend={() => resend.mutate()} />
        <Button variant="quiet" busy={cancel.isPending} onClick={() => void askToCancel()}>
          {messages.cancel}
        </Button>
      </Stack>
    </Card>
  )
}
