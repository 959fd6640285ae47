import { isApiError } from '@gb/api-client'
import { CHECK_IN_LENGTH } from '@gb/domain'
import { useFormPress, useHost } from '@gb/mfe-contract'
import { Banner, Button, Card, MessageIcon, Stack, TextArea } from '@gb/ui'
import { useState } from 'react'
import { useSendCheckIn } from '../api/send.mutation'
import { messages } from '../messages'

type Properties = {
  userId: string
  creator: string
  answerWithinHours: number
  onSent: (isCrisis: boolean) => void
}

/** Writes to the creator. What was typed stays until the server has it. */
export function CheckInForm({ userId, creator, answerWithinHours, onSent }: Properties) {
  const { notify } = useHost()
  const [typed, setTyped] = useState('')
  const press = useFormPress()
  const send = useSendCheckIn(userId)
  const message = typed.trim()
  const isTooLong = message.length > CHECK_IN_LENGTH.max
  const canSend = message.length >= CHECK_IN_LENGTH.min && !isTooLong
  const submit = () =>
    send.mutate(
      { message, press: press.of(message) },
      {
        onSuccess: ({ response, crisis }) => {
          press.done()
          setTyped('')
          notify({ tone: 'success', text: response })
          onSent(crisis)
        },
      },
    )
  return (
    <Card title={messages.write(creator)} icon={MessageIcon} hue="mood">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (canSend) submit()
        }}
      >
        <Stack gap={3}>
          <TextArea
            label={messages.label}
            hint={messages.hint(answerWithinHours)}
            rows={5}
            value={typed}
            disabled={send.isPending}
            onValueChange={setTyped}
            error={isTooLong ? messages.tooLong(CHECK_IN_LENGTH.max) : undefined}
          />
          {send.isError && (
            <Banner tone="danger" live="assertive">
              {isApiError(send.error, 'too_many_requests') ? send.error.message : messages.failed}
            </Banner>
          )}
          <Button
            type="submit"
            size="large"
            block
            busy={send.isPending}
            busyLabel={messages.sending}
            disabled={!canSend}
          >
            {messages.send}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
