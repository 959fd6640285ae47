import { instantInWords, type Language } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { List } from '@gb/ui'
import { RemovableRow } from '../../../../shared/removable-row'
import { useRemovePasskey, type Passkey } from '../api/passkeys.query'
import { passkeysCatalog } from '../messages/generated/passkeys'
import type { PasskeyWords } from '../model/passkey-sentence'

/** Each passkey with its way out. */
export function PasskeyList({ userId, passkeys }: { userId: string; passkeys: Passkey[] }) {
  const messages = useMessages(passkeysCatalog)
  const language = useLanguageHere()
  const rowWords = { remove: messages.remove, removeNamed: (name: string) => messages.removeNamed({ name }) }
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
        <RemovableRow
          key={passkey.passkey_id}
          title={passkey.name}
          detail={detailOf(passkey, messages, language)}
          words={rowWords}
          isRemoving={remove.isPending && remove.variables.passkey_id === passkey.passkey_id}
          onRemove={() => void ask(passkey)}
        />
      ))}
    </List>
  )
}

function detailOf(
  { backed_up: isSynced, created_at: created, last_used_at: used }: Passkey,
  messages: PasskeyWords,
  language: Language,
): string {
  const facts = [
    messages.added({ day: instantInWords(created, 'day', { language }) }),
    ...(used === null ? [] : [messages.used({ day: instantInWords(used, 'day', { language }) })]),
    ...(isSynced ? [messages.synced] : []),
  ].join(', ')
  return facts.charAt(0).toUpperCase() + facts.slice(1)
}
