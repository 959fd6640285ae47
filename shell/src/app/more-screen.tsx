import { useHost } from '@gb/mfe-contract'
import { Card, List, ListRow, Page } from '@gb/ui'
import { useSyncExternalStore } from 'react'
import { useShell } from '../host/shell-context'
import { messages } from './messages'
import { morePlaces } from './places'

/** The tabs under More, on a phone. */
export function MoreScreen() {
  const { navigate, session } = useHost()
  const { declared: store } = useShell()
  const declared = useSyncExternalStore(store.subscribe, store.get)
  return (
    <Page title={messages.more} width="narrow">
      <Card>
        <List label={messages.more}>
          {morePlaces(declared, session.isPremium).map(({ id, label, icon }) => (
            <ListRow key={id} title={label} icon={icon} onSelect={() => navigate(id)} />
          ))}
        </List>
      </Card>
    </Page>
  )
}
