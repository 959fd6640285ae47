import { CalendarIcon, Card, Text } from '@gb/ui'
import { useVitaminWords } from '../words'

/** Stands where the day is laid out, on the day of surgery and the day after. */
export const SipsCard = () => {
  const messages = useVitaminWords()
  return (
    <Card title={messages.plan} icon={CalendarIcon} hue="vitamins">
      <Text>{messages.sipsOnly}</Text>
      <Text as="p" size="small" tone="muted">
        {messages.planFirst}
      </Text>
    </Card>
  )
}
