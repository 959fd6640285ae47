import { CHECK_IN_LENGTH, writtenText } from '@gb/domain'
import { useHelpForWords } from '@gb/help'
import { useFormPress, useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { saidBy } from '@gb/own-words'
import { Button, Card, MessageIcon, Stack, TextArea } from '@gb/ui'
import { useSendCheckIn } from '../api/send.mutation'
import { checkInCatalog } from '../messages/generated/check-in'
import { useDraft } from '../model/use-draft'
import { checkInBooks } from '../words'
import { SendFailure } from './send-failure'

interface Properties {
  userId: string
  creator: string
  answerWithinHours: number
}

const IS_TEAM = /\bteam$/iu

/** Writes to the creator. What was typed stays until the server has it. */
export function CheckInForm({ userId, creator, answerWithinHours }: Properties) {
  const messages = useMessages(checkInCatalog)
  const language = useLanguageHere()
  const { notify } = useHost()
  const [typed, setTyped] = useDraft(userId)
  const press = useFormPress()
  const help = useHelpForWords(userId)
  const send = useSendCheckIn(userId)
  const message = writtenText(typed)
  const isTooLong = message.length > CHECK_IN_LENGTH.max
  const canSend = message.length >= CHECK_IN_LENGTH.min && !isTooLong
  const submit = () =>
    send.mutate(
      { message, press: press.of(message) },
      {
        onSuccess: ({ response, crisis }) => {
          press.done()
          setTyped('')
          notify({ tone: 'success', text: saidBy(checkInBooks, response, language) ?? messages.sent })
          // The server may know a phrase that this version of the page does not.
          help([message], 'saved', crisis)
        },
        // Help must not depend on a connection, on premium or on the number of messages in a day.
        onError: () => help([message], 'unsaved'),
      },
    )
  return (
    <Card
      title={(IS_TEAM.test(creator) ? messages.writeTeam : messages.write)({ name: creator })}
      icon={MessageIcon}
      hue="mood"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (canSend) submit()
        }}
      >
        <Stack gap={3}>
          <TextArea
            label={messages.label}
            hint={messages.hint({ hours: answerWithinHours })}
            rows={5}
            value={typed}
            disabled={send.isPending}
            onValueChange={setTyped}
            error={isTooLong ? messages.tooLong({ most: CHECK_IN_LENGTH.max }) : undefined}
          />
          {send.isError && <SendFailure error={send.error} />}
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
