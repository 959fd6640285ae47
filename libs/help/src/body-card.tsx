import { type BodyFlag, type BodyLevel, BODY_LEVELS, formatsOf, SCREENS_CHECKED_ON } from '@gb/domain'
import { type BodyRaised, useLanguageHere, useMessages } from '@gb/entries'
import { Button, ButtonLink, Card, HeartIcon, InfoMark, InstallIcon as PhoneIcon, Text } from '@gb/ui'
import type { ReactNode } from 'react'
import { CareCallLinks } from './care-call-links'
import styles from './crisis-card.module.css'
import { bodyCatalog } from './messages/generated/body'
import { callsCatalog } from './messages/generated/calls'
import { UrgentBox } from './urgent-box'
import { type Help, useHelp } from './use-help'
import { useSurgeryWords } from './use-surgery-words'

const CATALOGS = [bodyCatalog, callsCatalog] as const

type Properties = BodyRaised & {
  userId: string
  /** It takes the view and the focus; not where the crisis card does. */
  takesView: boolean
  onClose: () => void
}

/** What a text tells of the body: whom to call at once, and what to say there. Static words and phone links. */
export function BodyCard({ takesView, userId, ...properties }: Properties) {
  return (
    <UrgentBox userId={userId} catalogs={CATALOGS} takesView={takesView}>
      {(otherLanguage) => <BodyWords {...properties} userId={userId} otherLanguage={otherLanguage} />}
    </UrgentBox>
  )
}

type WordsProperties = Omit<Properties, 'takesView'> & { otherLanguage: ReactNode }

function BodyWords({ userId, flags, written, isChecked, onClose, otherLanguage }: WordsProperties) {
  const messages = useMessages(bodyCatalog)
  const { list } = formatsOf(useLanguageHere())
  const help = useHelp()
  const levels = BODY_LEVELS.filter((level) => flags.some((flag) => flag.level === level))
  const [first = 'surgeon_now'] = levels
  const topics = list(flags.map(({ topic }) => messages.topics[topic]))
  const reviewed = messages.reviewed({ day: SCREENS_CHECKED_ON })
  return (
    <Card title={messages.titles[first]} icon={HeartIcon} hue="accent" look="tinted" action={otherLanguage}>
      <p className={styles.text}>
        {isChecked ? messages.aboutChecked({ topics }) : messages.about({ topics })}
      </p>
      {levels.map((level) => (
        <Advice key={level} level={level} flags={flags} help={help} />
      ))}
      <CareCallLinks />
      {first !== 'eating' && <ToReadOut userId={userId} />}
      <p className={styles.note}>{messages.written[isChecked ? 'checked' : written]}</p>
      <p className={styles.note}>
        <InfoMark after={messages.team} label={messages.from} source={messages.source} reviewed={reviewed} />
      </p>
      <Button variant="secondary" block onClick={onClose}>
        {messages.close}
      </Button>
    </Card>
  )
}

/** Below what is read out in another language it stands in English, for that is what a nurse reads. */
function ToReadOut({ userId }: { userId: string }) {
  const messages = useMessages(bodyCatalog)
  const { here, inEnglish } = useSurgeryWords(userId)
  return (
    <>
      <Text>
        {messages.readOut}: <strong>{here}</strong>
      </Text>
      {inEnglish !== null && (
        <p lang="en">
          <strong>{inEnglish}</strong>
        </p>
      )}
    </>
  )
}

const has = (flags: readonly BodyFlag[], ...topics: string[]) =>
  flags.some(({ topic }) => topics.includes(topic))

function Advice({ level, flags, help }: { level: BodyLevel; flags: readonly BodyFlag[]; help: Help }) {
  const messages = useMessages(bodyCatalog)
  if (level === 'eating') return <EatingLines help={help} />
  const isEmergency = level === 'emergency'
  const isOnly = !flags.some((flag) => flag.level === 'emergency')
  const number = help.known?.emergency
  const [whom, whomElsewhere] = isEmergency
    ? [messages.emergency, messages.emergencyElsewhere]
    : [messages.surgeon, messages.surgeonElsewhere]
  return (
    <>
      <p>
        <strong>{number === undefined ? whomElsewhere : whom({ number })}</strong>
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
  const messages = useMessages(bodyCatalog)
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
