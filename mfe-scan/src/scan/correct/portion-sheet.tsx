import { aboutGrams, aboutKcal } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useSaidBy } from '@gb/own-words'
import { Banner, Button, DeleteIcon, Disclosure, Modal, SearchIcon, Stack, TextField } from '@gb/ui'
import { useId, useState, type FormEvent } from 'react'
import type { WantedItem } from '../../shared/meal/meal'
import { serverBooks } from '../../shared/speech/server-speech'
import { AmountField } from './amount-field'
import { FigureFields } from './figure-fields'
import { correctCatalog } from './messages/generated/correct'
import {
  draftGrams,
  figuresAt,
  firstDraft,
  GRAMS,
  numberText,
  TYPED_FIGURES,
  wantedOf,
  type DraftProblem,
  type PortionDraft,
  type Subject,
  type TableFood,
} from './portion-draft'
import styles from './sheets.module.css'

interface Properties {
  subject: Subject
  portions: TableFood['portions']
  usualGrams: number | null
  /** The first name of something of one's own. */
  name: string
  isSaving: boolean
  /** Sentences about the figures; by default what the label leaves out. */
  remarks?: readonly string[] | undefined
  onSave: (wanted: WantedItem) => void
  onSwap: () => void
  /** null where it cannot be removed. */
  onRemove: (() => void) | null
  onClose: () => void
}

/** One food of a meal: how much of it, and its figures where a person knows better. */
export function PortionSheet(props: Properties) {
  const { subject, portions, usualGrams, isSaving, onSave, onSwap, onRemove, onClose } = props
  const words = useMessages(correctCatalog).portion
  const formId = useId()
  const [touched, setDraft] = useState<PortionDraft | null>(null)
  // The measures of a food may come after the sheet; under a finger nothing changes any more.
  const draft = touched ?? firstDraft(subject, usualGrams, portions, props.name)
  const hold = () => setDraft(draft)
  const [problem, setProblem] = useState<DraftProblem | null>(null)
  const change = (part: Partial<PortionDraft>) => {
    setProblem(null)
    setDraft({ ...draft, ...part })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const wanted = wantedOf(subject, draft, portions)
    if (typeof wanted === 'string') setProblem(wanted)
    else onSave(wanted)
  }
  const grams = draftGrams(draft, portions)
  const known = grams === null ? null : figuresAt(subject, grams)
  const isUsual = subject.kind === 'food' && subject.item === null && usualGrams !== null
  // An amount that stands already is only changed by the person.
  const offered = subject.item !== null && usualGrams !== null && usualGrams !== grams ? usualGrams : null
  const wrongFigure = TYPED_FIGURES.find((key) => key === problem) ?? null
  // The field itself may be folded away.
  const fault = wrongFigure === null ? null : words.problems[wrongFigure]
  const fields = (
    <FigureFields
      figures={draft.figures}
      known={known}
      isOwn={subject.kind === 'own'}
      problem={wrongFigure}
      onChange={(figures) => change({ figures })}
    />
  )
  // How much it was is what is wrong most often: of a food that stands already it is asked first.
  const nameField = (
    <TextField
      label={words.name}
      hint={subject.kind === 'item' ? words.nameHint : undefined}
      error={problem === 'name' ? words.problems.name : undefined}
      autoComplete="off"
      value={draft.name}
      onValueChange={(name) => change({ name })}
    />
  )
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={formId} busy={isSaving} busyLabel={words.saving}>
        {subject.item === null ? words.addIt : words.save}
      </Button>
    </>
  )
  return (
    <Modal open onClose={onClose} title={titleOf(subject, words)} footer={footer}>
      <form id={formId} noValidate onSubmit={submit} onKeyDown={hold} onPointerDown={hold}>
        <Stack gap={4}>
          {fault !== null && (
            <Banner tone="danger" live="assertive">
              {fault}
            </Banner>
          )}
          {subject.kind === 'own' && nameField}
          <AmountField
            draft={draft}
            portions={portions}
            error={problem === 'amount' ? words.problems.amount : undefined}
            hint={isUsual ? words.usual : undefined}
            onChange={change}
          />
          {offered !== null && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => change({ amount: numberText(offered), unit: GRAMS })}
            >
              {words.takeUsual({ grams: numberText(offered) })}
            </Button>
          )}
          {grams !== null && known !== null && (
            <p className={styles.preview} data-hue="food" aria-live="polite">
              {words.preview({
                grams: aboutGrams(grams),
                kcal: aboutKcal(known.calories),
                protein: aboutGrams(known.proteinG),
              })}
            </p>
          )}
          {subject.kind === 'item' && nameField}
          <Remarks subject={subject} remarks={props.remarks} />
          {subject.kind === 'own' ? fields : <Disclosure summary={words.numbers}>{fields}</Disclosure>}
          {subject.item !== null && (
            <Button variant="secondary" icon={SearchIcon} onClick={onSwap}>
              {words.swap}
            </Button>
          )}
          {onRemove !== null && (
            <Button variant="quiet" icon={DeleteIcon} disabled={isSaving} onClick={onRemove}>
              {words.remove}
            </Button>
          )}
        </Stack>
      </form>
    </Modal>
  )
}

/** What the server says of the figures; by default what nobody knows of a food of the table. */
function Remarks({ subject, remarks }: Pick<Properties, 'subject' | 'remarks'>) {
  const words = useMessages(correctCatalog).portion
  const speech = useSaidBy(serverBooks)
  const gaps = gapsOf(subject).map((gap) => words[gap])
  const said = remarks?.map((remark) => speech(remark)) ?? []
  if (remarks !== undefined && remarks.length > 0) {
    // One line of text is in one language.
    const isForeign = said.some((remark) => remark.isForeign)
    return (
      <p className={styles.hint} lang={isForeign ? 'en' : undefined}>
        {(isForeign ? remarks : said.map(({ text }) => text)).join(' ')}
      </p>
    )
  }
  if (remarks !== undefined || gaps.length === 0) return null
  return <p className={styles.hint}>{words.notOnLabel({ what: gaps.join(', ') })}</p>
}

/** It is left out of sums and never read as 0. */
const gapsOf = (subject: Subject): ('fiber' | 'sugar')[] => {
  if (subject.kind !== 'food') return []
  const { fiberG, sugarG } = subject.food.per100g
  return [...(fiberG === null ? (['fiber'] as const) : []), ...(sugarG === null ? (['sugar'] as const) : [])]
}

const titleOf = (subject: Subject, words: { own: string; edit: string }): string => {
  if (subject.kind === 'food') return subject.food.name
  return subject.kind === 'own' ? words.own : words.edit
}
