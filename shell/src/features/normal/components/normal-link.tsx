import { useHost } from '@gb/mfe-contract'
import { Card, HelpIcon, List, ListRow } from '@gb/ui'
import { messages } from '../link-messages'

/** The way to "Is this normal?", for everybody. */
export const NormalLink = () => (
  <Card>
    <List>
      <NormalRow />
    </List>
  </Card>
)

/** The same as one row of a list. */
export function NormalRow() {
  const { navigate } = useHost()
  return (
    <ListRow
      icon={HelpIcon}
      title={messages.title}
      detail={messages.text}
      onSelect={() => navigate('normal')}
    />
  )
}
