import { useOneTap } from '@gb/entries'
import { type DayPlanFacts, fitsFrom, plannedDoses, VITAMIN_NAMES } from '@gb/domain'
import {
  AddIcon,
  Button,
  Card,
  Disclosure,
  Loading,
  OneStop,
  Skeleton,
  SparkleIcon,
  Stack,
  Text,
} from '@gb/ui'
import type { RefObject } from 'react'
import { ReadFault } from '../../shared/read-fault'
import { useRecommended, type Recommended } from '../api/recommended.query'
import { useVitaminWords } from '../words'
import { timeOfDayAt } from '../model/time-of-day'
import { useIronDosage } from '../iron-words'
import { questionsToAsk } from '../model/to-ask'
import { useCheck } from '../model/use-check'
import type { Iron } from '../api/use-iron'
import type { VitaminLog } from '../api/use-vitamin-log'
import { asLogged, oneTapDose } from '../model/usual-dose'
import { nameOf, type Vitamin } from '../model/vitamin'
import { DoseCheck } from './dose-check'
import styles from './recommended.module.css'
import { RecommendedRow } from './recommended-row'

interface Properties {
  log: VitaminLog
  taken: readonly Vitamin[]
  today: string
  iron: Iron
  ageYears: number | null
  /** null while today is not known. */
  facts: DayPlanFacts | null
  /** For a vitamin whose usual dose is not known. */
  onFillIn: (name: string) => void
  /** For any other one: leads to the form. */
  onAnother: () => void
  /** The button that leads there, to come back to. */
  another: RefObject<HTMLButtonElement | null>
}

const isOfForm = ({ name }: Recommended) => VITAMIN_NAMES.some((known) => known === name)

/** The usual daily vitamins: one tap logs one and marks it as taken. */
export function RecommendedCard({ another, onAnother, ...ofRows }: Properties) {
  const messages = useVitaminWords()
  const recommended = useRecommended()
  const { data } = recommended
  // The form is screens away on a phone.
  const toForm = (
    <Button
      ref={another}
      variant="quiet"
      size="small"
      icon={AddIcon}
      aria-label={messages.another}
      onClick={onAnother}
    >
      {messages.anotherShort}
    </Button>
  )
  return (
    <Card title={messages.recommended} icon={SparkleIcon} hue="vitamins" action={toForm}>
      {data !== undefined ? (
        <>
          <Text size="small" tone="muted">
            <span lang={data.language}>{data.notice}</span>
          </Text>
          <Rows {...ofRows} vitamins={data.vitamins} />
        </>
      ) : recommended.isError ? (
        <ReadFault
          read={recommended}
          words={messages}
          title={messages.recommendedFailed}
          text={messages.recommendedFailedText}
        />
      ) : (
        <Loading label={messages.recommendedLoading}>
          <Stack gap={3}>
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} height={76} shape="block" />
            ))}
          </Stack>
        </Loading>
      )}
    </Card>
  )
}

function Rows({
  log,
  taken,
  today,
  iron,
  ageYears,
  facts,
  onFillIn,
  vitamins,
}: Omit<Properties, 'another' | 'onAnother'> & { vitamins: Recommended[] }) {
  const messages = useVitaminWords()
  const isNewTap = useOneTap()
  const ironDosage = useIronDosage(iron.answer)
  const check = useCheck(
    (values) => questionsToAsk(values, { vitamins: taken, day: today, ageYears }),
    (values) => void log.addOnTap(values),
  )
  const rowOf = (vitamin: Recommended) => {
    const dose = oneTapDose(vitamin.name, taken, iron.answer)
    const tap = () => {
      if (!isNewTap(vitamin.name)) return
      if (dose === null) return onFillIn(vitamin.name)
      check.submit({ ...asLogged(vitamin.name), ...dose, timeTaken: timeOfDayAt(new Date()) })
    }
    const times = taken.filter((each) => each.day === today && nameOf(each) === vitamin.name).length
    const { vitaminName } = asLogged(vitamin.name)
    const isIron = vitaminName === 'Iron'
    // What is done for today waits for nothing.
    const isDue = times < plannedDoses(vitaminName)
    const waitUntil = facts && isDue ? fitsFrom(vitaminName, facts) : null
    return (
      <RecommendedRow
        key={vitamin.name}
        isKnown={taken.some((each) => nameOf(each) === vitamin.name)}
        vitamin={vitamin}
        dosage={(isIron ? ironDosage : null) ?? <span lang={vitamin.language}>{vitamin.dosage}</span>}
        dose={dose}
        times={times}
        waitUntil={waitUntil}
        onTap={tap}
        onChangeAmount={isIron ? iron.reopen : null}
      />
    )
  }
  const isLater = ({ name }: Recommended) => facts !== null && !facts.vitamins.some((now) => now === name)
  const ofForm = vitamins.filter(isOfForm)
  const isNothingYet = ofForm.every(isLater)
  const current = ofForm.filter((vitamin) => !isLater(vitamin))
  const later = isNothingYet ? vitamins : ofForm.filter(isLater)
  const others = isNothingYet ? [] : vitamins.filter((vitamin) => !isOfForm(vitamin))
  const list = (label: string, shown: readonly Recommended[]) => (
    <OneStop label={label}>
      <ul className={styles.list}>{shown.map(rowOf)}</ul>
    </OneStop>
  )
  return (
    <div>
      <DoseCheck asked={check.asked} onAnswer={check.answer} onDrop={check.drop} />
      {current.length > 0 && list(messages.recommended, current)}
      {others.length > 0 && (
        <div className={styles.others}>
          <Disclosure summary={messages.others}>{list(messages.others, others)}</Disclosure>
        </div>
      )}
      {later.length > 0 && (
        <div className={styles.others}>
          <Text as="p" size="small">
            {isNothingYet ? messages.later.noneYet : messages.later.rest}
          </Text>
          <Disclosure summary={messages.later.title}>{list(messages.later.title, later)}</Disclosure>
        </div>
      )}
    </div>
  )
}
