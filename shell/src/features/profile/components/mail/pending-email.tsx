import { useHost } from '@gb/mfe-contract'
import { Button, Card, MailIcon, Stack, Text } from '@gb/ui'
import type { Profile } from '../../../../host/startup-state'
import { useCancelEmail, useConfirmEmail, useResendEmail } from '../../api/email-change.mutation'
import { messages } from '../../messages'
import { mailSentence } from '../../model/mail-sentence'
import { MailCodeBox } from './mail-code-box'
import { ResendButton } from './resend-button'

const words = messages.emailChange

/** A new email that waits for the digits that were mailed to it. */
export function PendingEmail({ profile, pending }: { profile: Profile; pending: string }) {
  const { confirm: ask } = useHost()
  const confirm = useConfirmEmail()
  const resend = useResendEmail()
  const cancel = useCancelEmail(profile)
  const old = profile.email ?? ''

  const askToCancel = async () => {
    const isSure = await ask({
      title: words.cancelTitle,
      text: words.cancelText(old),
      confirmLabel: words.cancelConfirm,
      cancelLabel: words.cancelKeep,
    })
    if (isSure) cancel.mutate()
  }
  const failure = resend.error ?? cancel.error
  return (
    <Card title={words.title} icon={MailIcon}>
      <Text>{words.text(pending, old)}</Text>
      <MailCodeBox confirm={confirm} />
      <div role="status">
        {failure !== null && <Text size="small">{mailSentence(failure)}</Text>}
        {failure === null && resend.isSuccess && <Text size="small">{messages.byMail.resent}</Text>}
      </div>
      <Stack row wrap gap={2}>
        <ResendButton busy={resend.isPending} onResend={() => resend.mutate()} />
        <Button variant="quiet" busy={cancel.isPending} onClick={() => void askToCancel()}>
          {words.cancel}
        </Button>
      </Stack>
    </Card>
  )
}
