import { HELP_ELSEWHERE, HELP_REVIEWED, SUPPORT_NEEDS, type SupportNeed } from '@gb/domain'
import { OtherLanguage, Speaking, useMessages, useSupportNeeds } from '@gb/entries'
import { Button, ButtonLink, Card, HeartIcon, InfoMark, InstallIcon as PhoneIcon, Text } from '@gb/ui'
import styles from './crisis-card.module.css'
import { callsCatalog } from './messages/generated/calls'
import { supportCatalog } from './messages/generated/support'
import { useCardLanguage } from './use-card-language'
import { useHelp } from './use-help'

const CATALOGS = [supportCatalog, callsCatalog] as const

/**
 * A line to somebody who listens, for who wrote of home or of drink. It takes neither the view nor the focus, below what is
 * urgent: it is an offer. Static words and phone links. Source: health-rules 9b.18.
 */
export function SupportCard({ userId }: { userId: string }) {
  const { needs } = useSupportNeeds(userId)
  return needs.length === 0 ? null : <SupportSpeaking userId={userId} />
}

/** Its language is asked for only where there is a card. */
function SupportSpeaking({ userId }: { userId: string }) {
  const { needs, close } = useSupportNeeds(userId)
  const [spoken, choose] = useCardLanguage(userId, CATALOGS)
  const [first, ...others] = SUPPORT_NEEDS.filter((need) => needs.includes(need))
  const messages = supportCatalog.in(spoken)
  if (first === undefined) return null
  return (
    <div className={styles.card} role="status" lang={spoken}>
      <Speaking language={spoken}>
        <Card
          title={messages.needs[first].title}
          icon={HeartIcon}
          hue="accent"
          look="tinted"
          action={<OtherLanguage onChoose={choose} />}
        >
          <Offer need={first} />
          {others.map((need) => (
            <Offer key={need} need={need} />
          ))}
          <Button variant="secondary" block onClick={close}>
            {messages.close}
          </Button>
        </Card>
      </Speaking>
    </div>
  )
}

function Offer({ need }: { need: SupportNeed }) {
  const messages = useMessages(supportCatalog)
  const { known, support } = useHelp()
  const lines = support[need]
  const number = known?.emergency
  const danger = number === undefined ? messages.dangerElsewhere : messages.danger({ number })
  return (
    <>
      <Text>
        {messages.needs[need].text}{' '}
        <InfoMark
          label={messages.from}
          source={messages.source}
          reviewed={messages.reviewed({ day: HELP_REVIEWED })}
        />
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
      <p className={styles.note}>{need === 'home' ? `${danger} ${messages.private}` : messages.withdrawal}</p>
    </>
  )
}
