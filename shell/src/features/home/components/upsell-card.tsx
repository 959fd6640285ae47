import { useHost } from '@gb/mfe-contract'
import { Button, Card, CheckIcon, PremiumIcon, Text } from '@gb/ui'
import { messages } from '../messages'
import styles from './upsell-card.module.css'

const words = messages.upsell

/** What premium adds, for people who do not have it. */
export function UpsellCard() {
  const { openUpgrade, navigate } = useHost()
  return (
    <Card title={words.title} icon={PremiumIcon} hue="vitamins">
      <ul className={styles.points}>
        {words.points.map((point) => (
          <li key={point} className={styles.point}>
            <CheckIcon size={18} className={styles.check} aria-hidden="true" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button variant="secondary" size="small" onClick={() => openUpgrade({ kind: 'quick-action' })}>
          {words.see}
        </Button>
        <Button variant="quiet" size="small" onClick={() => navigate('premium')}>
          {words.inside}
        </Button>
      </div>
      <Text size="small" tone="muted">
        {words.guarantee}
      </Text>
    </Card>
  )
}
