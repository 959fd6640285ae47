import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, EmptyState, ProfileIcon } from '@gb/ui'
import { logSheetCatalog } from '../log-sheet/messages/generated/log-sheet'
import { flowCatalog } from './messages/generated/flow'

/** A scan belongs to a person: a friendly way to the profile. */
export function NeedsProfile() {
  const { navigate } = useHost()
  const { title, action } = useMessages(logSheetCatalog).noProfile
  const messages = useMessages(flowCatalog)
  return (
    <Card>
      <EmptyState
        icon={ProfileIcon}
        hue="food"
        title={title}
        action={<Button onClick={() => navigate('profile')}>{action}</Button>}
      >
        {messages.needsProfile}
      </EmptyState>
    </Card>
  )
}
