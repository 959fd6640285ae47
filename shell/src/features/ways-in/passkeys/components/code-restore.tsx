import { useHost } from '@gb/mfe-contract'
import { CheckboxField } from '@gb/ui'
import { useCodeRestore } from '../api/passkeys.query'
import { useMessages } from '@gb/entries'
import { passkeysCatalog } from '../messages/generated/passkeys'

/** Whether code and e-mail work beside the passkeys. Switching it off is asked twice: it can lock the person out. */
export function CodeRestore({ userId, isOn }: { userId: string; isOn: boolean }) {
  const messages = useMessages(passkeysCatalog)

  const { confirm } = useHost()
  const turn = useCodeRestore(userId)

  const change = async (wanted: boolean) => {
    const isSure =
      wanted ||
      (await confirm({
        title: messages.codeRestoreOffTitle,
        text: messages.codeRestoreOffText,
        confirmLabel: messages.codeRestoreOffConfirm,
        tone: 'danger',
      }))
    if (isSure) turn.mutate(wanted)
  }
  return (
    <CheckboxField
      look="switch"
      label={messages.codeRestore}
      hint={messages.codeRestoreHint}
      checked={turn.isPending ? turn.variables : isOn}
      disabled={turn.isPending}
      onCheckedChange={(wanted) => void change(wanted)}
    />
  )
}
