import { HELP_ELSEWHERE, SUPPORT_NEEDS, type SupportNeed } from '@gb/domain'
import { useSupportNeeds } from '@gb/entries'
import { Button, ButtonLink, Card, HeartIcon, InfoMark, InstallIcon as PhoneIcon, Text } from '@gb/ui'
import styles from './crisis-card.module.css'
import { supportMessages as messages } from './support-messages'
import { type Help, useHelp } from './use-help'

/**
 * A line to somebody who listens, for who wrote of home or of drink. It takes neither the view nor the focus, below what is
 * urgent: it is an offer. Static words and phone links. Source: health-rules 9b.18.
 */
export function SupportCard({ userId }: { userId: string }) {
  const { needs, close } = useSupportNeeds(userId)
  const help = useHelp()
  const [first, ...others] = SUPPORT_NEEDS.filter((need) => needs.includes(need))
  if (first === undefined) return null
  return (
    <div className={styles.card} role="status">
      <Card title={messages.needs[first].title} icon={HeartIcon} hue="accent" look="tinted">
        <Offer need={first} help={help} />
        {others.map((need) => (
          <Offer key={need} need={need} help={help} />
        ))}
        <Button variant="secondary" block onClick={close}>
          {messages.close}
        </Button>
      </Card>
    </div>
  )
}

function Offer({ need, help: { known, support } }: { need: SupportNeed; help: Help }) {
  const lines = support[need]
  return (
    <>
      <Text>
        {messages.needs[need].text} <InfoMark {...messages.from} />
      </Text>
      {lines.map(({ who, action }) => (
        <ButtonLink key={who} variant="secondary" block icon={PhoneIcon} href={action.href}>
          {`${who}: ${action.label}`}
        </ButtonLink>
      ))}
      {lines.length === 0 && (
        <ButtonLink variant="secondary" block href={HELP_ELSEWHERE.web} target="_blank" rel="noreferrer">
          {messages.find}
        </ButtonLink>
      )}
      <p className={styles.note}>
        {need === 'home' ? `${messages.danger(known?.emergency)} ${messages.private}` : messages.withdrawal}
      </p>
    </>
  )
}
