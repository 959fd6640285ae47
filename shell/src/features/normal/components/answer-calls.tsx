import { callHref, type CareAdvice, HELP_ELSEWHERE, helpOf, linesIn, shownNumber } from '@gb/domain'
import { useHelpCountry } from '@gb/device'
import { countryOptions, useCareCalls, useLanguageHere, useMessages } from '@gb/entries'
import { ButtonLink, InstallIcon as PhoneIcon, SelectField, Text } from '@gb/ui'
import { normalCatalog } from '../messages/generated/normal'
import styles from '../normal.module.css'

interface Properties {
  advice: CareAdvice
  surgeon: string
}

/** One tap to call: the ambulance, or the surgeon whose number is on the card, or somebody who listens. */
export function AnswerCalls({ advice: { level, noted }, surgeon }: Properties) {
  const messages = useMessages(normalCatalog)
  const language = useLanguageHere()
  const [country, choose] = useHelpCountry()
  const help = helpOf(country)
  const calls = useCareCalls(surgeon)
  const isEmergency = level === 'emergency'
  // Also beside what is more urgent: who is low and in pain needs both numbers.
  const isLow = noted.includes('thoughts_of_harm') || noted.includes('low_mood')
  const [line] = help === null ? [] : linesIn(help.lines, language)
  const number = help?.emergency ?? ''
  return (
    <>
      <div className={styles.calls}>
        {isEmergency && help && (
          <ButtonLink variant="danger" size="large" icon={PhoneIcon} href={callHref(help.emergency)}>
            {messages.call({ number })}
          </ButtonLink>
        )}
        {calls.map(({ who, href }, index) => (
          <ButtonLink
            key={href}
            variant={isEmergency || index > 0 ? 'secondary' : 'primary'}
            icon={PhoneIcon}
            href={href}
          >
            {messages.care[who]}
          </ButtonLink>
        ))}
        {level === 'surgeon_now' && help && (
          <ButtonLink variant="secondary" href={callHref(help.emergency)}>
            {messages.call({ number })}
          </ButtonLink>
        )}
        {isLow && line?.call !== undefined && (
          <ButtonLink variant="secondary" href={callHref(line.call)}>
            {line.press === undefined
              ? messages.call({ number: shownNumber(line.shown ?? line.call) })
              : messages.callAndPress({ number: shownNumber(line.shown ?? line.call), key: line.press })}
          </ButtonLink>
        )}
        {help === null && (
          <ButtonLink variant="secondary" href={HELP_ELSEWHERE.web} target="_blank" rel="noreferrer">
            {messages.find}
          </ButtonLink>
        )}
      </div>
      {isLow && <Text>{messages.low({ line: line?.name ?? HELP_ELSEWHERE.name })}</Text>}
      {calls.length === 0 && !isEmergency && <Text tone="muted">{messages.noSurgeon}</Text>}
      <div className={styles.country}>
        <SelectField
          label={messages.country}
          options={countryOptions(language, messages.elsewhere)}
          value={country}
          onValueChange={choose}
        />
      </div>
    </>
  )
}
