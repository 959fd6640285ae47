import { useHost } from '@gb/mfe-contract'
import { List } from '@gb/ui'
import { dayInWords } from '../../../shared/day-in-words'
import { RemovableRow } from '../../../shared/removable-row'
import { type PersonalToken, useEndToken } from '../api/tokens.query'
import { messages } from '../messages'

const words = messages.tokens
const ROW_WORDS = { remove: words.end, removeNamed: words.endNamed }

/** Each token with what it may do, how long it lasts, and its end. */
export function TokenList({ userId, tokens }: { userId: string; tokens: PersonalToken[] }) {
  const { confirm } = useHost()
  const end = useEndToken(userId)
  const ask = async (token: PersonalToken) => {
    const isSure = await confirm({
      title: words.endTitle,
      text: words.endText(token.name),
      confirmLabel: words.end,
      tone: 'danger',
    })
    if (isSure) end.mutate(token)
  }
  return (
    <List label={words.title}>
      {tokens.map((token) => (
        <RemovableRow
          key={token.token_id}
          title={token.name}
          detail={detailOf(token)}
          words={ROW_WORDS}
          isRemoving={end.isPending && end.variables.token_id === token.token_id}
          onRemove={() => void ask(token)}
        />
      ))}
    </List>
  )
}

function detailOf({ access, areas, expires_at: ends, last_used_at: used }: PersonalToken): string {
  const isOver = new Date(ends).getTime() <= Date.now()
  return [
    words.may(words.access[access], areas.map((area) => words.areas[area].toLowerCase()).join(', ')),
    isOver ? words.over(dayInWords(ends)) : words.until(dayInWords(ends)),
    used === null ? words.neverUsed : words.used(dayInWords(used)),
  ].join(' · ')
}
