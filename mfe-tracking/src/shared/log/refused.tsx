import type { Shown } from '@gb/device'
import { entryCatalog, useMessages } from '@gb/entries'
import { Banner } from '@gb/ui'
import { IntoView } from '../into-view'

interface Properties {
  title: string
  entries: readonly Shown<object>[]
}

/** What the server refused is kept, to be corrected or removed in the list. */
export function Refused({ title, entries }: Properties) {
  const { kept } = useMessages(entryCatalog)
  const count = entries.filter(({ state }) => state === 'attention').length
  if (count === 0) return null
  return (
    <IntoView>
      <Banner tone="danger" live="assertive" title={title}>
        {kept({ count })}
      </Banner>
    </IntoView>
  )
}
