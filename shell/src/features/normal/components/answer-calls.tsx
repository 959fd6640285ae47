import { callHref, type CareAdvice, COUNTRY_HELP, ELSEWHERE, HELP_ELSEWHERE, helpOf } from '@gb/domain'
import { useHelpCountry } from '@gb/device'
import { useCareCalls } from '@gb/entries'
import { ButtonLink, InstallIcon as PhoneIcon, SelectField, Text } from '@gb/ui'
import { messages } from '../messages'

import styles from '../normal.module.css'

const COUNTRIES = [
  ...COUNTRY_HELP.map(({ country, name }) => ({ value: country, label: name })),
  { value: ELSEWHERE, label: messages.elsewhere },
]

interface Properties {
  advice: CareAdvice
  surgeon: string
}

/** One tap to call: the ambulance, or the surgeon whose number is on the card, or somebody who listens. */
export function AnswerCalls({ advice: { level, noted }, surgeon }: Properties) {
  const [country, choose] = useHelpCountry()
  const help = helpOf(country)
  const calls = useCareCalls(surgeon)
  const isEmergency = level === 'emergency'
  // Also beside what is more urgent: who is low and in pain needs both numbers.
  const isLow = noted.includes('thoughts_of_harm') || noted.includes('low_mood')
  const line = help?.lines[0]
  return (
    <>
      <div className={styles.calls}>
        {isEmergency && help && (
          <ButtonLink variant="danger" size="large" icon={PhoneIcon} href={callHref(help.emergency)}>
            {messages.call(help.emergency)}
          </ButtonLink>
        )}
        {calls.map(({ label, href }, index) => (
          <ButtonLink
            key={href}
            variant={isEmergency || index > 0 ? 'secondary' : 'primary'}
            icon={PhoneIcon}
            href={href}
          >
            {label}
          </ButtonLink>
        ))}
        {level === 'surgeon_now' && help && (
          <ButtonLink variant="secondary" href={callHref(help.emergency)}>
            {messages.call(help.emergency)}
          </ButtonLink>
        )}
        {isLow && line?.call !== undefined && (
          <ButtonLink variant="secondary" href={callHref(line.call)}>
            {messages.call(line.shown ?? line.call)}
          </ButtonLink>
        )}
        {help === null && (
          <ButtonLink variant="secondary" href={HELP_ELSEWHERE.web} target="_blank" rel="noreferrer">
            {messages.find}
          </ButtonLink>
        )}
      </div>
      {isLow && <Text>{messages.low(line?.name ?? HELP_ELSEWHERE.name)}</Text>}
      {calls.length === 0 && !isEmergency && <Text tone="muted">{messages.noSurgeon}</Text>}
      <div className={styles.country}>
        <SelectField label={messages.country} options={COUNTRIES} value={country} onValueChange={choose} />
      </div>
    </>
  )
}
