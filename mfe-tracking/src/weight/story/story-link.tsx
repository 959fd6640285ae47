import { Card, List, ListRow, StarIcon } from '@gb/ui'
import { messages } from '../story-messages'

/** The way from the weights to the story. */
export const StoryLink = ({ onOpen }: { onOpen: () => void }) => (
  <Card>
    <List>
      <ListRow icon={StarIcon} hue="weight" title={messages.title} detail={messages.text} onSelect={onOpen} />
    </List>
  </Card>
)
