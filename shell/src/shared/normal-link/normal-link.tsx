import { useHost } from '@gb/mfe-contract'
import { Card, HelpIcon, List, ListRow } from '@gb/ui'
import { useMessages } from '@gb/entries'
import { inOwnWords } from '../speech/said'
import { normalLinkCatalog } from './messages/generated/normal-link'

/** The way to "Is this normal?", for everybody. */
export function NormalLink() {
  const { navigate } = useHost()
  return <NormalLinkCard onSelect={() => navigate('normal')} />
}

/** The way as it looks. */
export const NormalLinkCard = ({ onSelect }: { onSelect: () => void }) => (
  <Card>
    <List>
      <Row onSelect={onSelect} />
    </List>
  </Card>
)

/** The same as one row of a list. */
export function NormalRow() {
  const { navigate } = useHost()
  return <Row onSelect={() => navigate('normal')} />
}

const Row = ({ onSelect }: { onSelect: () => void }) => {
  const messages = useMessages(normalLinkCatalog)
  return <ListRow icon={HelpIcon} title={messages.title} detail={messages.text} onSelect={onSelect} />
}

/** The same, in the person's own language. */
export const inOwnLanguage = () => inOwnWords(NormalLink, [normalLinkCatalog])
