import { useMessages } from '@gb/entries'
import { Disclosure } from '@gb/ui'
import { sharedCatalog } from './messages/generated/shared'
import { SentenceList } from './sentence-list'

/** What the figures of a plate rest on, on demand; nothing where nothing was assumed. */
export function Assumptions({ sentences }: { sentences: readonly string[] }) {
  const words = useMessages(sharedCatalog)
  return sentences.length === 0 ? null : (
    <Disclosure summary={words.assumptions}>
      <SentenceList sentences={sentences} />
    </Disclosure>
  )
}
