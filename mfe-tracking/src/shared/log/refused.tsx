import type { Shown } from '@gb/device'
import { entryWords as messages } from '@gb/entries'
import { Banner } from '@gb/ui'
import { IntoView } from '../into-view'

interface Properties {
  title: string
  entries: readonly Shown<object>[]
}

/** What the server refused is kept, to be corrected or removed in the list. */
export function Refused({ title, entries }: Properties) {
  const count = entries.filter(({ state }) => state === 'attention').length
  if (count === 0) return null
  return (
    <IntoView>
      <Banner tone="danger" live="assertive" title={title}>
        {messages.keptInList(count)}
      </Banner>
    </IntoView>
  )
}
