import { useMessages } from '@gb/entries'
import { Card, List, ListRow, StarIcon } from '@gb/ui'
import { storyCatalog } from '../messages/generated/story'

/** The way from the weights to the story. */
export function StoryLink({ onOpen }: { onOpen: () => void }) {
  const messages = useMessages(storyCatalog)
  return (
    <Card>
      <List>
        <ListRow
          icon={StarIcon}
          hue="weight"
          title={messages.title}
          detail={messages.text}
          onSelect={onOpen}
        />
      </List>
    </Card>
  )
}
