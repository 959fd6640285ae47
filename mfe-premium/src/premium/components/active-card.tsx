import { useHost } from '@gb/mfe-contract'
import { Button, Card, PremiumIcon, ScanIcon, Text } from '@gb/ui'
import { messages } from '../messages'

const words = messages.active

/** Premium is there, and what it opens now. */
export function ActiveCard() {
  const { navigate } = useHost()
  return (
    <Card title={words.title} icon={PremiumIcon} hue="vitamins" look="tinted">
      <Text>
        {words.thanks} {words.scans}
      </Text>
      <Button icon={ScanIcon} onClick={() => navigate('scan')}>
        {words.scan}
      </Button>
    </Card>
  )
}
