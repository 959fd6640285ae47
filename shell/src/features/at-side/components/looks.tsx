import { instantInWords } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { Disclosure, List, ListRow, Text } from '@gb/ui'
import type { Helper } from '../api/helpers.query'
import { atSideCatalog } from '../messages/generated/at-side'

/** When somebody looked at what, or logged, by the hour. */
export function Looks({ looks }: Pick<Helper, 'looks'>) {
  const words = useMessages(atSideCatalog)
  const language = useLanguageHere()
  if (looks.length === 0)
    return (
      <Text size="small" tone="muted">
        {words.looks.none}
      </Text>
    )
  return (
    <Disclosure summary={words.looks.title}>
      <List label={words.looks.title}>
        {looks.map(({ scope, does, hour }) => (
          <ListRow
            key={`${hour} ${scope} ${does}`}
            title={words.looks[does]({ what: words.scopes[scope].toLowerCase() })}
            detail={instantInWords(hour, 'moment', { language })}
          />
        ))}
      </List>
    </Disclosure>
  )
}
