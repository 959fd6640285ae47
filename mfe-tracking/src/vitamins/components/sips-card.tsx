import { CalendarIcon, Card, Text } from '@gb/ui'
import { messages } from '../messages'

/** Stands where the day is laid out, on the day of surgery and the day after. */
export const SipsCard = () => (
  <Card title={messages.plan} icon={CalendarIcon} hue="vitamins">
    <Text>{messages.sipsOnly}</Text>
    <Text as="p" size="small" tone="muted">
      {messages.planFirst}
    </Text>
  </Card>
)
