import { useHost } from '@gb/mfe-contract'
import { Button, Card, EmptyState, ProfileIcon } from '@gb/ui'
import { messages } from '../shared/messages'

const words = messages.noProfile

/** A scan belongs to a person: a friendly way to the profile. */
export function NeedsProfile() {
  const { navigate } = useHost()
  return (
    <Card>
      <EmptyState
        icon={ProfileIcon}
        hue="food"
        title={words.title}
        action={<Button onClick={() => navigate('profile')}>{words.action}</Button>}
      >
        {words.text}
      </EmptyState>
    </Card>
  )
}
