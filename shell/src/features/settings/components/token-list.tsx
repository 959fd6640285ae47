import { instantInWords, type Language } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { List } from '@gb/ui'
import { RemovableRow } from '../../../shared/removable-row'
import { type PersonalToken, useEndToken } from '../api/tokens.query'
import { settingsCatalog } from '../messages/generated/settings'

type Words = ReturnType<typeof settingsCatalog.in>['tokens']

/** Each token with what it may do, how long it lasts, and its end. */
export function TokenList({ userId, tokens }: { userId: string; tokens: PersonalToken[] }) {
  const words = useMessages(settingsCatalog).tokens
  const language = useLanguageHere()
  const rowWords = { remove: words.end, removeNamed: (name: string) => words.endNamed({ name }) }
  const { confirm } = useHost()
  const end = useEndToken(userId)
  const ask = async (token: PersonalToken) => {
    const isSure = await confirm({
      title: words.endTitle,
      text: words.endText({ name: token.name }),
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
          detail={detailOf(token, words, language)}
          words={rowWords}
          isRemoving={end.isPending && end.variables.token_id === token.token_id}
          onRemove={() => void ask(token)}
        />
      ))}
    </List>
  )
}

function detailOf(
  { access, areas, expires_at: ends, last_used_at: used }: PersonalToken,
  words: Words,
  language: Language,
): string {
  const isOver = new Date(ends).getTime() <= Date.now()
  return [
    words.may({
      access: words.access[access],
      areas: areas.map((area) => words.areas[area].toLowerCase()).join(', '),
    }),
    isOver
      ? words.over({ day: instantInWords(ends, 'day', { language }) })
      : words.until({ day: instantInWords(ends, 'day', { language }) }),
    used === null ? words.neverUsed : words.used({ day: instantInWords(used, 'day', { language }) }),
  ].join(' · ')
}
