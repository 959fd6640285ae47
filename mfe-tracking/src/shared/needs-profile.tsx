import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, EmptyState, ProfileIcon, type Hue } from '@gb/ui'
import { sharedCatalog } from './messages/generated/shared'

/** A log belongs to a person: a friendly way to the profile. */
export function NeedsProfile({ hue }: { hue: Hue }) {
  const { navigate } = useHost()
  const words = useMessages(sharedCatalog).noProfile
  return (
    <Card>
      <EmptyState
        icon={ProfileIcon}
        hue={hue}
        title={words.title}
        action={<Button onClick={() => navigate('profile')}>{words.action}</Button>}
      >
        {words.text}
      </EmptyState>
    </Card>
  )
}
