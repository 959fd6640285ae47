import { MAILED_CODE } from '@gb/domain'
import { Banner, Button, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { useStartup } from '../../../../host/startup-state'
import { type Confirmation } from '../../../../shared/restore/confirmation'
import { clock, useCountdown } from '../../../../shared/use-countdown'
import { useAskForMail, useConfirmByMail } from '../api/confirm-by-mail.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { restoreCatalog } from '../messages/generated/restore'
import { mailSentence } from '../../mailed-code/mail-sentence'
import { MailCodeBox } from '../../mailed-code/mail-code-box'
import { ResendButton } from '../../mailed-code/resend-button'
import { Resent } from '../../mailed-code/resent'

/** Asks for the digits of the mail; says how long they work, and offers another mail and other ways on. */
export function CodeStep({ confirmation, email }: { confirmation: Confirmation; email: string }) {
  const words = useMessages(restoreCatalog).byMail

  const language = useLanguageHere()

  const { keepConfirmation } = useStartup()
  const ask = useAskForMail(confirmation)
  const confirm = useConfirmByMail(confirmation)
  const [tries, setTries] = useState(0)
  const left = useCountdown(confirmation.expiresAt) ?? 0
  const isStopped = tries >= MAILED_CODE.tries

  const startOver = () => keepConfirmation(null)
  const send = (code: string) => confirm.mutate(code, { onError: () => setTries(tries + 1) })
  return (
    <Stack gap={3}>
      <Text as="h3" strong>
        {words.checkTitle}
      </Text>
      <Text>{words.check({ email })}</Text>
      {confirmation.codeWorksHere && <Text tone="muted">{words.codeWorksHere}</Text>}
      {isStopped ? (
        <Banner tone="warning" live="polite">
          {words.tooOften}
        </Banner>
      ) : (
        <MailCodeBox confirm={{ ...confirm, mutate: send }} takesFocus />
      )}
      {!isStopped && (
        <Text size="small" tone="muted">
          {left > 0 ? words.timeLeft({ time: clock(left) }) : words.timeOver}
        </Text>
      )}
      <div role="status">
        {ask.isSuccess && <Resent />}
        {ask.isError && <Text size="small">{mailSentence(ask.error, language)}</Text>}
      </div>
      <Text size="small" tone="muted">
        {words.noMail}
      </Text>
      <Stack row wrap gap={2}>
        {!isStopped && <ResendButton busy={ask.isPending} onResend={() => ask.mutate(email)} />}
        {!isStopped && (
          <Button variant="quiet" onClick={() => keepConfirmation({ ...confirmation, expiresAt: null })}>
            {words.otherEmail}
          </Button>
        )}
        <Button variant="quiet" onClick={startOver}>
          {words.startOver}
        </Button>
      </Stack>
    </Stack>
  )
}
