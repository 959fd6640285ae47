import {
  callHref,
  COUNTRY_HELP,
  ELSEWHERE,
  formatsOf,
  HELP_ELSEWHERE,
  helpOf,
  linesIn,
  type HelpLine,
  type Language,
  shownNumber,
} from '@gb/domain'
import { kept, useHelpCountry } from '@gb/device'
import { useLanguageHere, useMessages } from '@gb/entries'
import { ButtonLink, DangerIcon, ExpandIcon, SelectField, Text } from '@gb/ui'
import { useEffect, useState } from 'react'
import { CareCallLink } from '../../../shared/care-calls/care-call-link'
import { tipsCatalog } from '../messages/generated/tips'
import { SourceMark } from './source-mark'
import styles from './red-flags.module.css'

/** When the signs were last held against their source. */
const CHECKED_ON = '2026-11-20'

type Words = ReturnType<typeof tipsCatalog.in>['redFlags']

const countriesIn = (language: Language, words: Words) => [
  ...COUNTRY_HELP.map(({ country, name }) => ({
    value: country,
    label: language === 'en' ? name : formatsOf(language).country(country),
  })),
  { value: ELSEWHERE, label: words.elsewhere },
]

/**
 * When to call for an ambulance, and whom; open on the first visit, one line later. Part of the app and not of the
 * loaded texts: it must stand here without a connection too.
 */
export function RedFlags() {
  const language = useLanguageHere()
  const words = useMessages(tipsCatalog).redFlags
  const [country, choose] = useHelpCountry()
  const help = helpOf(country)
  const lines = linesIn(help?.lines ?? [], language)
  const [isNew] = useState(() => kept.read('redFlagsSeen') === null)
  useEffect(() => kept.keep('redFlagsSeen', 'yes'), [])
  return (
    <details className={styles.flags} data-hue="danger" open={isNew}>
      <summary className={styles.head}>
        <DangerIcon size={22} className={styles.icon} aria-hidden="true" />
        <h2 className={styles.title}>
          {help ? words.title({ number: help.emergency }) : words.titleElsewhere}
        </h2>
        <ExpandIcon size={20} className={styles.arrow} aria-hidden="true" />
      </summary>
      <ul className={styles.list}>
        {words.list.map((flag) => (
          <li key={flag}>{flag}</li>
        ))}
      </ul>
      <Text size="small">
        {words.tell} {lines[0] ? words.low({ line: lines[0].name }) : words.lowElsewhere}
      </Text>
      <div className={styles.calls}>
        {help ? <Numbers emergency={help.emergency} line={lines[0]} words={words} /> : <Find words={words} />}
        {language === 'en' ? <CareCallLink /> : <CareCallLink words={words.calls} />}
        <div className={styles.country}>
          <SelectField
            label={words.country}
            hideLabel
            options={countriesIn(language, words)}
            value={country}
            onValueChange={choose}
          />
        </div>
        <SourceMark
          source={words.source({ lines: help?.source ?? HELP_ELSEWHERE.name })}
          reviewDay={CHECKED_ON}
        />
      </div>
    </details>
  )
}

interface NumberProperties {
  emergency: string
  line: HelpLine | undefined
  words: Words
}

function Numbers({ emergency, line, words }: NumberProperties) {
  return (
    <>
      <ButtonLink variant="danger" href={callHref(emergency)}>
        {words.call({ number: emergency })}
      </ButtonLink>
      {line?.call !== undefined && (
        <ButtonLink variant="secondary" href={callHref(line.call)}>
          {words.call({ number: shownNumber(line.shown ?? line.call) })}
        </ButtonLink>
      )}
    </>
  )
}

const Find = ({ words }: { words: Words }) => (
  <ButtonLink variant="secondary" href={HELP_ELSEWHERE.web} target="_blank" rel="noreferrer">
    {words.find}
  </ButtonLink>
)
