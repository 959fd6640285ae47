import {
  Button,
  ButtonLink,
  Card,
  Disclosure,
  HeartIcon,
  InfoMark,
  InstallIcon as PhoneIcon,
  MessageIcon,
} from '@gb/ui'
import styles from './crisis-card.module.css'
import { messages } from './crisis-messages'
import { LIFELINE, MORE_HELP_LINES, REVIEWED } from './help-lines'
import { TrustedCall } from './trusted-call'

type Properties = {
  userId: string
  /** Something was written just now: then the card takes the view and the focus. */
  isNew: boolean
  /** False while the words wait on this device. */
  isSaved: boolean
  /** "I am safe". */
  onSafe: () => void
}

/** Help at once: static words and phone links, so that it is free and works offline. Nothing is sent by it. */
export function CrisisCard({ userId, isNew, isSaved, onSafe }: Properties) {
  const info = (
    <InfoMark label={messages.info} source={messages.source} reviewed={REVIEWED}>
      {messages.infoText}
    </InfoMark>
  )
  return (
    <div ref={isNew ? take : undefined} className={styles.card} tabIndex={-1} role="alert">
      <Card title={messages.title} icon={HeartIcon} hue="accent" look="tinted" action={info}>
        <p className={styles.text}>{messages.text}</p>
        <div className={styles.actions}>
          <ButtonLink size="large" icon={PhoneIcon} href={LIFELINE.call.href}>
            {messages.call}
          </ButtonLink>
          <ButtonLink size="large" icon={MessageIcon} href={LIFELINE.text.href}>
            {messages.textTo}
          </ButtonLink>
        </div>
        <ButtonLink variant="secondary" href={LIFELINE.chat.href} target="_blank" rel="noreferrer">
          {messages.chat}
        </ButtonLink>
        <p className={styles.danger}>
          <strong>{messages.danger}</strong>
          <ButtonLink size="small" variant="danger" href={LIFELINE.emergency.href}>
            {messages.callEmergency}
          </ButtonLink>
        </p>
        <TrustedCall userId={userId} />
        <p className={styles.note}>{isSaved ? messages.saved : messages.kept}</p>
        <Disclosure summary={messages.more}>
          <MoreLines />
        </Disclosure>
        <Button variant="secondary" block onClick={onSafe}>
          {messages.safe}
        </Button>
      </Card>
    </div>
  )
}

const take = (card: HTMLElement | null) => {
  card?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
}

const MoreLines = () => (
  <ul className={styles.lines}>
    {MORE_HELP_LINES.map(({ who, how, href }) => (
      <li key={who} className={styles.line}>
        <span>{who}</span>
        <a
          className={styles.link}
          href={href}
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
        >
          {how}
        </a>
      </li>
    ))}
  </ul>
)
