import { formatsOf, HELP_ELSEWHERE, HELP_REVIEWED } from '@gb/domain'
import { type HelpWritten, useLanguageHere, useMessages } from '@gb/entries'
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
import type { ReactNode } from 'react'
import { HelpCountry } from './help-country'
import { callsCatalog } from './messages/generated/calls'
import { crisisCatalog } from './messages/generated/crisis'
import { trustedCatalog } from './messages/generated/trusted'
import { TrustedCall } from './trusted-call'
import { UrgentBox } from './urgent-box'
import { type Help, useHelp } from './use-help'

const CATALOGS = [crisisCatalog, callsCatalog, trustedCatalog] as const

interface Properties {
  userId: string
  /** Something was written just now: then the card takes the view and the focus. */
  isNew: boolean
  written: HelpWritten
  /** "I am safe". */
  onSafe: () => void
}

/** Help at once: static words and phone links, so that it is free and works offline. Nothing is sent by it. */
export function CrisisCard({ isNew, userId, ...properties }: Properties) {
  return (
    <UrgentBox userId={userId} catalogs={CATALOGS} takesView={isNew} help="crisis">
      {(otherLanguage) => <CrisisWords {...properties} userId={userId} otherLanguage={otherLanguage} />}
    </UrgentBox>
  )
}

type WordsProperties = Omit<Properties, 'isNew'> & { otherLanguage: ReactNode }

function CrisisWords({ userId, written, onSafe, otherLanguage }: WordsProperties) {
  const help = useHelp()
  const messages = useMessages(crisisCatalog)
  const number = help.known?.emergency
  return (
    <Card title={messages.title} icon={HeartIcon} hue="accent" look="tinted" action={otherLanguage}>
      <p className={styles.text}>
        {/* The mark stays with the last word. */}
        {`${help.country === 'US' ? messages.text988 : messages.text}\u00a0`}
        <AboutNumbers help={help} />
      </p>
      <Ways help={help} />
      <p className={styles.danger}>
        <strong>{number === undefined ? messages.dangerElsewhere : messages.danger({ number })}</strong>
        {help.emergency && (
          <ButtonLink variant="danger" href={help.emergency.href}>
            {help.emergency.label}
          </ButtonLink>
        )}
      </p>
      <TrustedCall userId={userId} />
      <p className={styles.note}>{messages.written[written]}</p>
      <Disclosure summary={messages.more}>
        <MoreLines help={help} />
        <HelpCountry help={help} />
      </Disclosure>
      <Button variant="secondary" block onClick={onSafe}>
        {messages.safe}
      </Button>
    </Card>
  )
}

const OUTSIDE = { target: '_blank', rel: 'noreferrer' }

function Ways({ help: { call, text, web, known } }: { help: Help }) {
  const messages = useMessages(crisisCatalog)
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

function AboutNumbers({ help: { known } }: { help: Help }) {
  const messages = useMessages(crisisCatalog)
  const language = useLanguageHere()
  return (
    <InfoMark
      label={messages.info}
      source={known?.source ?? HELP_ELSEWHERE.name}
      reviewed={messages.reviewed({ day: HELP_REVIEWED })}
    >
      {known === null
        ? messages.infoElsewhere
        : messages.infoText({
            country: language === 'en' ? known.name : formatsOf(language).country(known.country),
          })}
    </InfoMark>
  )
}

function MoreLines({ help: { more } }: { help: Help }) {
  const messages = useMessages(crisisCatalog)
  return (
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
}
