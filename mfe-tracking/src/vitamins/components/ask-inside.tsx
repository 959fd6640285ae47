import {
  addDays,
  areVitaminsSettled,
  type BodyFlag,
  bloodTestToAsk,
  daysBetween,
  DEFICIENCY_SIGNS,
  type DeficiencySign,
  formatsOf,
  SKIPPED_DAYS,
  skippedVitamins,
  type TestToAsk,
  testsOfVisit,
  testsToAsk,
  VITAMIN_NAMES,
} from '@gb/domain'
import { useBodyFlags, useLanguageHere, useMessages } from '@gb/entries'
import { inOwnWords } from '@gb/own-words'
import { ChipGroup, InfoMark, SkeletonText, Stack, Text } from '@gb/ui'
import { useState } from 'react'
import { useOwnProfile } from '../../shared/surgery-date.query'
import { useChecked, useDays } from '../../shared/use-days'
import type { NutrientsOf } from '../api/nutrients-of'
import { useTakenSince } from '../api/use-taken-since'
import { askCatalog } from '../messages/generated/ask'
import { useInWords } from '../next-words'
import styles from './nutrients.module.css'

/** What cannot wait for a test, as the card of help says it. Source: health-rules 6.1. */
const urgentOf = (signs: readonly DeficiencySign[]): BodyFlag[] => {
  const areNerves = signs.includes('tingling')
  return [
    ...(signs.includes('confused') ? [{ topic: 'confused', level: 'emergency' } as const] : []),
    ...(signs.includes('vomiting')
      ? [{ topic: 'vomiting_long', level: areNerves ? 'emergency' : 'surgeon_now' } as const]
      : []),
  ]
}

/** Signs to check, and what to ask the team for; what is checked stays on the screen and goes with it. */
function AskInside({ userId, read, today }: NutrientsOf) {
  const words = useMessages(askCatalog)
  const checked = useChecked()
  const help = useBodyFlags(userId)
  const [signs, setSigns] = useState<readonly DeficiencySign[]>([])
  const profile = useOwnProfile(userId)
  const surgeryDate = profile?.surgery_date ?? null
  const since = addDays(today, -SKIPPED_DAYS)
  const taken = useTakenSince(read, since)
  const usual = areVitaminsSettled(surgeryDate, since) ? VITAMIN_NAMES : []
  const skipped = skippedVitamins(taken ?? [], usual, today)
  const dayAfterSurgery = surgeryDate === null ? null : daysBetween(surgeryDate, today)
  const { care, tests } = testsToAsk({ signs, skipped, dayAfterSurgery })
  const toggle = (sign: DeficiencySign) => {
    const now = signs.includes(sign) ? signs.filter((each) => each !== sign) : [...signs, sign]
    setSigns(now)
    const flags = urgentOf(now)
    if (flags.length > 0) help.raise({ flags, written: 'unsaved', isChecked: true })
    else if (help.raised?.isChecked) help.close()
  }
  if (profile === undefined || taken === null) return <SkeletonText lines={8} />
  return (
    <Stack gap={4}>
      <ChipGroup
        label={words.question}
        hue="vitamins"
        options={DEFICIENCY_SIGNS.map((value) => ({ value, label: words.signs[value] }))}
        selected={signs}
        onSelect={toggle}
      />
      <div aria-live="polite">
        <Stack gap={4}>
          {care.thiamin && <Text strong>{words.thiaminFirst}</Text>}
          {signs.includes('tingling') && <Text>{words.tinglingSoon}</Text>}
          {tests.length > 0 ? (
            <Tests tests={tests} />
          ) : (
            <Text tone="muted">{signs.length > 0 ? words.noTest : words.nothing}</Text>
          )}
        </Stack>
      </div>
      {surgeryDate !== null && <Visit surgeryDate={surgeryDate} today={today} />}
      <Text as="p" size="small" tone="muted">
        {words.foot}{' '}
        <InfoMark label={words.info} source={words.source} reviewed={checked}>
          {words.infoText}
        </InfoMark>
      </Text>
    </Stack>
  )
}

/** The same, with its words. */
export const inOwnLanguage = () => inOwnWords(AskInside, [askCatalog])

function Tests({ tests }: { tests: readonly TestToAsk[] }) {
  const words = useMessages(askCatalog)
  const { list } = formatsOf(useLanguageHere())
  const inWords = useInWords()
  const whyOf = ({ signs, skipped }: TestToAsk) =>
    [
      ...(signs.length > 0 ? [list(signs.map((sign) => words.because[sign]))] : []),
      ...(skipped.length > 0 ? [words.seldom({ names: list(skipped.map(inWords.name)) })] : []),
    ].join(' · ')
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{words.asks}</h3>
      <ul className={styles.asks} aria-label={words.asks}>
        {tests.map((each) => (
          <li key={each.test} className={styles.ask}>
            <span className={styles.test}>{words.tests[each.test]}</span>
            <span className={styles.why}>{words.why({ why: whyOf(each) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The usual blood test whose time is now or was lately: the app does not know whether it was made. */
function Visit({ surgeryDate, today }: { surgeryDate: string; today: string }) {
  const words = useMessages(askCatalog)
  const { list } = formatsOf(useLanguageHere())
  const { inSentence } = useDays()
  const visit = bloodTestToAsk(surgeryDate, today)
  if (visit === null) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{words.visits[visit.id]}</h3>
      <Text>
        {words.due[visit.state === 'past' ? 'past' : 'now']({ day: inSentence(visit.due, today) })}{' '}
        {words.holds({ tests: list(testsOfVisit(visit.id).map((test) => words.tests[test])) })}
      </Text>
    </section>
  )
}
