import { HELP_ELSEWHERE, HELP_REVIEWED } from '@gb/domain'
import type { HelpWritten } from '@gb/entries'
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
import { messages } from './messages'
import { HelpCountry } from './help-country'
import { takeView } from './take-view'
import { TrustedCall } from './trusted-call'
import { type Help, useHelp } from './use-help'

interface Properties {
  userId: string
  /** Something was written just now: then the card takes the view and the focus. */
  isNew: boolean
  written: HelpWritten
  /** "I am safe". */
  onSafe: () => void
}

/** Help at once: static words and phone links, so that it is free and works offline. Nothing is sent by it. */
export function CrisisCard({ userId, isNew, written, onSafe }: Properties) {
  const help = useHelp()
  return (
    <div
      ref={isNew ? takeView : undefined}
      className={styles.card}
      tabIndex={-1}
      role="alert"
      data-help="crisis"
    >
      <Card
        title={messages.title}
        icon={HeartIcon}
        hue="accent"
        look="tinted"
        action={<AboutNumbers help={help} />}
      >
        <p className={styles.text}>{messages.text(help.country)}</p>
        <Ways help={help} />
        <p className={styles.danger}>
          <strong>{messages.danger(help.known?.emergency)}</strong>
          {help.emergency && (
            <ButtonLink variant="danger" href={help.emergency.href}>
              {help.emergency.label}
            </ButtonLink>
          )}
        </p>
        <TrustedCall userId={userId} />
        <p className={styles.note}>{messages[written]}</p>
        <Disclosure summary={messages.more}>
          <MoreLines help={help} />
          <HelpCountry help={help} />
        </Disclosure>
        <Button variant="secondary" block onClick={onSafe}>
          {messages.safe}
        </Button>
      </Card>
    </div>
  )
}

const OUTSIDE = { target: '_blank', rel: 'noreferrer' }

function Ways({ help: { call, text, web, known } }: { help: Help }) {
  return (
    <>
      <div className={styles.actions}>
        {call && (
          <ButtonLink size="large" icon={PhoneIcon} href={call.href}>
            {call.label}
          </ButtonLink>
        )}
        {text && (
          <ButtonLink size="large" icon={MessageIcon} href={text.href}>
            {text.label}
          </ButtonLink>
        )}
      </div>
      {web && (
        <ButtonLink variant="secondary" href={web.href} {...OUTSIDE}>
          {known === null ? messages.find : web.label}
        </ButtonLink>
      )}
    </>
  )
}

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

const AboutNumbers = ({ help: { known } }: { help: Help }) => (
  <InfoMark
    label={messages.info}
    source={known?.source ?? HELP_ELSEWHERE.name}
    reviewed={messages.reviewed(inWords(HELP_REVIEWED))}
  >
    {known === null ? messages.infoElsewhere : messages.infoText(known.name)}
  </InfoMark>
)

const MoreLines = ({ help: { more } }: { help: Help }) => (
  <ul className={styles.lines}>
    {more.map(({ who, action: { label, href } }) => (
      <li key={`${who} ${href}`} className={styles.line}>
        <span>{who}</span>
        <a className={styles.link} href={href} {...(href.startsWith('https:') && OUTSIDE)}>
          {label}
        </a>
      </li>
    ))}
    <li className={styles.line}>
      <span>{messages.otherCountries}</span>
      <a className={styles.link} href={HELP_ELSEWHERE.web} {...OUTSIDE}>
        {HELP_ELSEWHERE.name}
      </a>
    </li>
  </ul>
)
