import { type BodyFlag, type BodyLevel, BODY_LEVELS } from '@gb/domain'
import type { BodyRaised } from '@gb/entries'
import { Button, ButtonLink, Card, HeartIcon, InfoMark, InstallIcon as PhoneIcon, Text } from '@gb/ui'
import { bodyMessages as messages } from './body-messages'
import styles from './crisis-card.module.css'
import { CareCallLinks } from './care-call-links'
import { takeView } from './take-view'
import { type Help, useHelp } from './use-help'
import { useSurgeryWords } from './use-surgery-words'

type Properties = BodyRaised & {
  userId: string
  /** It takes the view and the focus; not where the crisis card does. */
  takesView: boolean
  onClose: () => void
}

/** What a text tells of the body: whom to call at once, and what to say there. Static words and phone links. */
export function BodyCard({ userId, flags, written, takesView, onClose }: Properties) {
  const help = useHelp()
  const sleeve = useSurgeryWords(userId)
  const levels = BODY_LEVELS.filter((level) => flags.some((flag) => flag.level === level))
  const [first = 'surgeon_now'] = levels
  return (
    <div ref={takesView ? takeView : undefined} className={styles.card} tabIndex={-1} role="alert">
      <Card title={messages.titles[first]} icon={HeartIcon} hue="accent" look="tinted">
        <p className={styles.text}>{messages.about(flags.map(({ topic }) => topic))}</p>
        {levels.map((level) => (
          <Advice key={level} level={level} flags={flags} help={help} />
        ))}
        <CareCallLinks />
        {first !== 'eating' && (
          <Text>
            {messages.readOut}: <strong>{sleeve}</strong>
          </Text>
        )}
        <p className={styles.note}>{messages[written]}</p>
        <p className={styles.note}>
          {messages.team} <InfoMark {...messages.from} />
        </p>
        <Button variant="secondary" block onClick={onClose}>
          {messages.close}
        </Button>
      </Card>
    </div>
  )
}

const has = (flags: readonly BodyFlag[], ...topics: string[]) =>
  flags.some(({ topic }) => topics.includes(topic))

function Advice({ level, flags, help }: { level: BodyLevel; flags: readonly BodyFlag[]; help: Help }) {
  if (level === 'eating') return <EatingLines help={help} />
  const isEmergency = level === 'emergency'
  const isOnly = !flags.some((flag) => flag.level === 'emergency')
  return (
    <>
      <p>
        <strong>
          {isEmergency ? messages.emergency(help.known?.emergency) : messages.surgeon(help.known?.emergency)}
        </strong>
      </p>
      {!isEmergency && has(flags, 'vomiting_long', 'cannot_drink') && <Text>{messages.vomiting}</Text>}
      {has(flags, 'racing_heart') === isEmergency && has(flags, 'racing_heart', 'raised_pulse') && (
        <Text>{messages.pulse}</Text>
      )}
      {help.emergency && (isEmergency || isOnly) && (
        <ButtonLink size="large" variant="danger" block icon={PhoneIcon} href={help.emergency.href}>
          {help.emergency.label}
        </ButtonLink>
      )}
    </>
  )
}

function EatingLines({ help: { eating, call, web } }: { help: Help }) {
  return (
    <>
      <p>{messages.eating}</p>
      {eating.map(({ who, action }) => (
        <ButtonLink key={who} variant="secondary" block icon={PhoneIcon} href={action.href}>
          {`${who}: ${action.label}`}
        </ButtonLink>
      ))}
      {eating.length === 0 && call && (
        <ButtonLink variant="secondary" block icon={PhoneIcon} href={call.href}>
          {call.label}
        </ButtonLink>
      )}
      {eating.length === 0 && call === null && web && (
        <ButtonLink variant="secondary" block href={web.href} target="_blank" rel="noreferrer">
          {messages.find}
        </ButtonLink>
      )}
    </>
  )
}
