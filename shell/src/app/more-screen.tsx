import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Card, List, ListRow, Page } from '@gb/ui'
import { firstCatalog } from '../messages/generated/first'
import { useDeclared } from '../remotes/parts/use-declared'
import { morePlaces } from './places'

/** The tabs under More, on a phone. */
export function MoreScreen() {
  const { navigate, session } = useHost()
  const messages = useMessages(firstCatalog)
  const declared = useDeclared()
  return (
    <Page title={messages.more} width="narrow">
      <Card>
        <List label={messages.more}>
          {morePlaces(declared, session.isPremium, messages).map(({ id, label, icon }) => (
            <ListRow key={id} title={label} icon={icon} onSelect={() => navigate(id)} />
          ))}
        </List>
      </Card>
    </Page>
  )
}
