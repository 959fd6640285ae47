import { useHost } from '@gb/mfe-contract'
import { Card, List, ListRow, Page } from '@gb/ui'
import { messages } from './messages'
import { MORE_PLACES } from './places'

/** The tabs under More, on a phone. */
export function MoreScreen() {
  const { navigate } = useHost()
  return (
    <Page title={messages.more} width="narrow">
      <Card>
        <List label={messages.more}>
          {MORE_PLACES.map(({ id, label, icon }) => (
            <ListRow key={id} title={label} icon={icon} onSelect={() => navigate(id)} />
          ))}
        </List>
      </Card>
    </Page>
  )
}
