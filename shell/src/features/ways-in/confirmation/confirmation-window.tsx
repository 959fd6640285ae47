import { Button, Modal, Stack, Text } from '@gb/ui'
import type { OpenConfirmation } from '../../../host/confirmations'
import { refusalCatalogs } from '../../../shared/refusals/refusal-sentence'
import { inOwnWords } from '../../../shared/speech/said'
import { mailedCodeCatalog } from '../mailed-code/messages/generated/mailed-code'
import { passkeysCatalog } from '../passkeys/messages/generated/passkeys'
import { knowsPasskeys } from '../passkeys/model/passkey-support'
import { ByMail } from './components/by-mail'
import { ByPasskey } from './components/by-passkey'
import { useMessages } from '@gb/entries'
import { confirmationCatalog } from './messages/generated/confirmation'

/** Asks the person to confirm that it is them; what they wanted to do goes on by itself afterwards. */
export function ConfirmationWindow({ asked }: { asked: OpenConfirmation }) {
  const messages = useMessages(confirmationCatalog)

  const { purpose, ways, answer } = asked
  const byPasskey = ways.includes('passkey') && knowsPasskeys()
  const byMail = ways.includes('email')
  const cancel = () => answer(false)
  const confirmed = () => answer(true)
  return (
    <Modal
      open
      size="small"
      onClose={cancel}
      title={messages.title}
      description={messages.why({ what: messages.purposes[purpose] })}
      footer={
        <Button variant="quiet" block onClick={cancel}>
          {messages.cancel}
        </Button>
      }
    >
      <Stack gap={4}>
        {byPasskey && <ByPasskey purpose={purpose} onConfirmed={confirmed} />}
        {byMail && <ByMail purpose={purpose} isFirst={!byPasskey} onConfirmed={confirmed} />}
        {!byPasskey && !byMail && <Text>{messages.noPasskeyHere}</Text>}
      </Stack>
    </Modal>
  )
}

/** The same, in the person's own language. */
export const inOwnLanguage = () =>
  inOwnWords(ConfirmationWindow, [
    confirmationCatalog,
    mailedCodeCatalog,
    passkeysCatalog,
    ...refusalCatalogs,
  ])
