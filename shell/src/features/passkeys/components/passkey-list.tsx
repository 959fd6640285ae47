import { useHost } from '@gb/mfe-contract'
import { Button, List, ListRow } from '@gb/ui'
import { useRemovePasskey, type Passkey } from '../api/passkeys.query'
import { messages } from '../messages'

const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
const day = (instant: string) => format.format(new Date(instant))

/** Each passkey with its way out. */
export function PasskeyList({ userId, passkeys }: { userId: string; passkeys: Passkey[] }) {
  const { confirm } = useHost()
  const remove = useRemovePasskey(userId)

  const ask = async (passkey: Passkey) => {
    const isLast = passkeys.length === 1
    const isSure = await confirm({
      title: messages.removeTitle,
      text: isLast ? `${messages.removeText} ${messages.removeLastText}` : messages.removeText,
      confirmLabel: messages.remove,
      tone: 'danger',
    })
    if (isSure) remove.mutate(passkey)
  }
  return (
    <List label={messages.title}>
      {passkeys.map((passkey) => (
        <ListRow
          key={passkey.passkey_id}
          title={passkey.name}
          detail={detailOf(passkey)}
          trailing={
            <Button
              variant="quiet"
              size="small"
              aria-label={messages.removeNamed(passkey.name)}
              busy={remove.isPending && remove.variables.passkey_id === passkey.passkey_id}
              onClick={() => void ask(passkey)}
            >
              {messages.remove}
            </Button>
          }
        />
      ))}
    </List>
  )
}

function detailOf({ backed_up: isSynced, created_at: created, last_used_at: used }: Passkey): string {
  const facts = [
    messages.added(day(created)),
    ...(used === null ? [] : [messages.used(day(used))]),
    ...(isSynced ? [messages.synced] : []),
  ].join(', ')
  return facts.charAt(0).toUpperCase() + facts.slice(1)
}
