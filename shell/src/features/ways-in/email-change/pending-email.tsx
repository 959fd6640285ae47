import { useHost } from '@gb/mfe-contract'
import { Button, Card, MailIcon, Stack, Text } from '@gb/ui'
import type { Profile } from '../../../host/startup-state'
import { useCancelEmail, useConfirmEmail, useResendEmail } from './email-change.mutation'
import { messages as mailed } from '../mailed-code/messages'
import { messages } from './messages'
import { mailSentence } from '../mailed-code/mail-sentence'
import { MailCodeBox } from '../mailed-code/mail-code-box'
import { ResendButton } from '../mailed-code/resend-button'

/** A new email that waits for the digits that were mailed to it. */
export function PendingEmail({ profile, pending }: { profile: Profile; pending: string }) {
  const { confirm: ask } = useHost()
  const confirm = useConfirmEmail()
  const resend = useResendEmail()
  const cancel = useCancelEmail(profile)
  const old = profile.email ?? ''

  const askToCancel = async () => {
    const isSure = await ask({
      title: messages.cancelTitle,
      text: messages.cancelText(old),
      confirmLabel: messages.cancelConfirm,
      cancelLabel: messages.cancelKeep,
    })
    if (isSure) cancel.mutate()
  }
  const failure = resend.error ?? cancel.error
  return (
    <Card title={messages.title} icon={MailIcon}>
      <Text>{messages.text(pending, old)}</Text>
      <MailCodeBox confirm={confirm} />
      <div role="status">
        {failure !== null && <Text size="small">{mailSentence(failure)}</Text>}
        {failure === null && resend.isSuccess && <Text size="small">{mailed.resent}</Text>}
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
