import { callHref, COUNTRY_HELP, ELSEWHERE, HELP_ELSEWHERE, helpOf, shownNumber } from '@gb/domain'
import { kept, useHelpCountry } from '@gb/device'
import { ButtonLink, DangerIcon, ExpandIcon, SelectField, Text } from '@gb/ui'
import { useEffect, useState } from 'react'
import { CareCallLink } from '../../../shared/care-calls/care-call-link'
import { messages } from '../messages'
import { SourceMark } from './source-mark'
import styles from './red-flags.module.css'

const words = messages.redFlags

const COUNTRIES = [
  ...COUNTRY_HELP.map(({ country, name }) => ({ value: country, label: name })),
  { value: ELSEWHERE, label: words.elsewhere },
]

/**
 * When to call for an ambulance, and whom; open on the first visit, one line later. Part of the app and not of the
 * loaded texts: it must stand here without a connection too.
 */
export function RedFlags() {
  const [country, choose] = useHelpCountry()
  const help = helpOf(country)
  const [isNew] = useState(() => kept.read('redFlagsSeen') === null)
  useEffect(() => kept.keep('redFlagsSeen', 'yes'), [])
  return (
    <details className={styles.flags} data-hue="danger" open={isNew}>
      <summary className={styles.head}>
        <DangerIcon size={22} className={styles.icon} aria-hidden="true" />
        <h2 className={styles.title}>{words.title(help?.emergency)}</h2>
        <ExpandIcon size={20} className={styles.arrow} aria-hidden="true" />
      </summary>
      <ul className={styles.list}>
        {words.list.map((flag) => (
          <li key={flag}>{flag}</li>
        ))}
      </ul>
      <Text size="small">
        {words.tell} {help ? words.low(help.lines[0].name) : words.lowElsewhere}
      </Text>
      <div className={styles.calls}>
        {help ? <Numbers help={help} /> : <Find />}
        <CareCallLink />
        <div className={styles.country}>
          <SelectField
            label={words.country}
            hideLabel
            options={COUNTRIES}
            value={country}
            onValueChange={choose}
          />
        </div>
        <SourceMark source={words.source(help?.source ?? HELP_ELSEWHERE.name)} reviewDay={words.reviewDay} />
      </div>
    </details>
  )
}

function Numbers({ help: { emergency, lines } }: { help: NonNullable<ReturnType<typeof helpOf>> }) {
  const [first] = lines
  return (
    <>
      <ButtonLink variant="danger" href={callHref(emergency)}>
        {words.call(emergency)}
      </ButtonLink>
      {first.call !== undefined && (
        <ButtonLink variant="secondary" href={callHref(first.call)}>
          {words.call(shownNumber(first.shown ?? first.call))}
        </ButtonLink>
      )}
    </>
  )
}

const Find = () => (
  <ButtonLink variant="secondary" href={HELP_ELSEWHERE.web} target="_blank" rel="noreferrer">
    {words.find}
  </ButtonLink>
)
