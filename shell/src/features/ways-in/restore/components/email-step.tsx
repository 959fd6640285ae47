import { Button, Stack, Text, TextField } from '@gb/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useAskForMail } from '../api/confirm-by-mail.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { restoreCatalog } from '../messages/generated/restore'
import { mailSentence } from '../../mailed-code/mail-sentence'
import { isEmail } from '../../../../shared/email-address'
import type { Confirmation } from '../../../../shared/restore/confirmation'

/** Asks for the email of the profile, to which the digits are mailed if the code is right. */
export function EmailStep({ confirmation }: { confirmation: Confirmation }) {
  const messages = useMessages(restoreCatalog)
  const words = messages.byMail
  const language = useLanguageHere()

  const [email, setEmail] = useState(confirmation.email ?? '')
  const [isWrong, setWrong] = useState(false)
  const ask = useAskForMail(confirmation)
  const input = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ask.isPending) return
    const typed = email.trim()
    setWrong(!isEmail(typed))
    input.current?.focus()
    if (isEmail(typed)) ask.mutate(typed)
  }
  const change = (typed: string) => {
    setEmail(typed)
    setWrong(false)
    if (!ask.isPending) ask.reset()
  }
  const failure = ask.isError ? mailSentence(ask.error, language) : undefined
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <Text as="h3" strong>
          {words.title}
        </Text>
        <Text tone="muted">{words.intro}</Text>
        <TextField
          ref={input}
          label={words.email}
          error={isWrong ? words.emailError : failure}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          readOnly={ask.isPending}
          onValueChange={change}
        />
        <Button
          type="submit"
          block
          busy={ask.isPending}
          busyLabel={ask.isWorking ? messages.oneMoment : words.sending}
        >
          {words.send}
        </Button>
      </Stack>
    </form>
  )
}
