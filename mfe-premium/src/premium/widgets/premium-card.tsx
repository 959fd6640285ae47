import { useHost } from '@gb/mfe-contract'
import { Button, Card, PremiumIcon, Text } from '@gb/ui'
import { usePremiumStatus } from '../../shared/api/premium-status.query'
import { messages } from '../messages'
import { dayOf } from '../model/day-of'

const words = messages.active

/** Home of a person with premium: until when, and the way to manage it. Nothing for the others. */
export function PremiumCard() {
  const { session, navigate } = useHost()
  const status = usePremiumStatus(session.userId)
  if (!(status.data?.isActive ?? session.isPremium)) return null
  const { renewsAt = null, endsThen = false } = status.data ?? {}
  return (
    <Card title={words.title} icon={PremiumIcon} hue="vitamins">
      <Text tone="muted">
        {renewsAt === null ? words.thanks : `${endsThen ? words.ends : words.renews} ${dayOf(renewsAt)}`}
      </Text>
      <div>
        <Button variant="secondary" size="small" onClick={() => navigate('premium')}>
          {words.manage}
        </Button>
      </div>
    </Card>
  )
}
