import { useHost } from '@gb/mfe-contract'
import { Card, HelpIcon, List, ListRow } from '@gb/ui'
import { messages } from '../link-messages'

/** The way to "Is this normal?", for everybody. */
export function NormalLink() {
  const { navigate } = useHost()
  return (
    <Card>
      <List>
        <ListRow
          icon={HelpIcon}
          title={messages.title}
          detail={messages.text}
          onSelect={() => navigate('normal')}
        />
      </List>
    </Card>
  )
}
