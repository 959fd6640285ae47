import { type DayPlanFacts, fitsFrom, type IronAnswer } from '@gb/domain'
import { readWhen, useDayOf, useEntryForm } from '@gb/entries'
import { Button, Card, CloseIcon, IconButton, Stack, VitaminsIcon, WhenField } from '@gb/ui'
import { type RefObject, useState, type FormEvent } from 'react'
import { useAddedNotice } from '../../shared/log/use-added-notice'
import { useVitaminWords } from '../words'
import { draftFor, type VitaminDraft, valuesOf } from '../model/draft'
import { hintsBeside } from '../model/spacing'
import { timeOfDayAt, useTimeOfDay } from '../model/time-of-day'
import { questionsToAsk } from '../model/to-ask'
import { useCheck } from '../model/use-check'
import type { VitaminLog } from '../api/use-vitamin-log'
import type { Vitamin, VitaminValues } from '../model/vitamin'
import { DoseCheck } from './dose-check'
import { GoodToKnow } from './good-to-know'
import { SpacingHints } from './spacing-hints'
import { VitaminFields } from './vitamin-fields'
import { useInWords } from '../next-words'

interface Properties {
  /** null: untouched; the usual dose is then filled in. */
  draft: VitaminDraft | null
  onDraft: (draft: VitaminDraft | null) => void
  log: VitaminLog
  taken: readonly Vitamin[]
  iron: IronAnswer | null
  today: string
  ageYears: number | null
  /** null while today is not known. */
  facts: DayPlanFacts | null
  onClose: () => void
  /** Its first field, to lead there. */
  first: RefObject<HTMLSelectElement | null>
}

/** Any vitamin in any dose. What was typed stays until it is stored. */
export function VitaminForm(props: Properties) {
  const messages = useVitaminWords()
  const { draft: touched, onDraft, log, taken, iron, today, ageYears, facts } = props
  const sayAdded = useAddedNotice()
  const inWords = useInWords()
  const [isTried, setTried] = useState(false)
  const { when, isSaving, add } = useEntryForm()
  const timeNow = useTimeOfDay()
  const dayOf = useDayOf()
  const moment = readWhen(when.value)
  // A vitamin of another day is asked about, and hinted at, beside the others of that day.
  const chosen = typeof moment === 'string' || moment.recordedAt === null ? null : new Date(moment.recordedAt)
  const day = chosen === null ? today : dayOf(chosen.toISOString())
  const now = chosen === null ? timeNow : timeOfDayAt(chosen)
  const draft = touched ?? draftFor('Multivitamin', taken)
  const values = valuesOf(draft, now)

  const isNow = ({ timeTaken }: VitaminValues) => chosen === null && timeTaken === timeNow

  const save = async (dose: VitaminValues) => {
    const added = await add(dose, (next, press) => log.add(next, press))
    if (added === null) return
    onDraft(null)
    void sayAdded(added.entryId, messages.added({ entry: inWords.entry(dose) }))
  }
  const check = useCheck(
    (dose) => questionsToAsk(dose, { vitamins: taken, day, ageYears }),
    (dose) => void save(dose),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(values === null)
    if (values !== null && !isSaving && when.read() !== null) check.submit(values)
  }
  const change = (next: VitaminDraft) => {
    onDraft(next)
    setTried(false)
    check.drop()
  }
  return (
    <Card
      title={messages.log}
      icon={VitaminsIcon}
      hue="vitamins"
      action={<IconButton icon={CloseIcon} label={messages.closeForm} onClick={props.onClose} />}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <VitaminFields
            draft={draft}
            now={now}
            isDoseRefused={isTried}
            first={props.first}
            onChange={change}
            onName={(name) => change(draftFor(name, taken, iron))}
          />
          <WhenField {...when.field} />
          {touched !== null && values !== null && (
            <SpacingHints
              hints={hintsBeside(values, day, taken)}
              name={values.vitaminName}
              fitsFrom={facts && isNow(values) ? fitsFrom(values.vitaminName, facts) : null}
            />
          )}
          <DoseCheck asked={check.asked} onAnswer={check.answer} onDrop={check.drop} />
          <Button type="submit" block disabled={isSaving} busy={isSaving} busyLabel={messages.adding}>
            {messages.add}
          </Button>
        </Stack>
      </form>
      <GoodToKnow name={draft.vitaminName} />
    </Card>
  )
}
