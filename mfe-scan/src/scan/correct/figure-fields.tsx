import type { FoodNutrients } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { NumberField } from '@gb/ui'
import { correctCatalog } from './messages/generated/correct'
import { isNeeded, numberText, TYPED_FIGURES, type PortionDraft, type TypedFigure } from './portion-draft'
import styles from './sheets.module.css'

interface Properties {
  figures: PortionDraft['figures']
  /** What holds for a field that nobody typed in; null when nothing is known. */
  known: FoodNutrients | null
  /** A food of one's own: nobody else knows its figures. */
  isOwn: boolean
  problem: TypedFigure | null
  onChange: (figures: PortionDraft['figures']) => void
}

/** The figures of a portion, to be typed over by what is on the label. */
export function FigureFields({ figures, known, isOwn, problem, onChange }: Properties) {
  const words = useMessages(correctCatalog).portion
  return (
    <>
      <p className={styles.hint}>{words.numbersHint}</p>
      <div className={styles.figures}>
        {TYPED_FIGURES.map((key) => (
          <NumberField
            key={key}
            label={
              isOwn && !isNeeded(key) ? words.optional({ figure: words.figures[key] }) : words.figures[key]
            }
            unit={key === 'calories' ? 'kcal' : 'g'}
            value={figures[key] ?? knownText(known?.[key])}
            error={problem === key ? words.problems[key] : undefined}
            onValueChange={(text) => onChange({ ...figures, [key]: text })}
          />
        ))}
      </div>
    </>
  )
}

/** What nobody measured is an empty field and not 0. */
const knownText = (figure: number | null | undefined): string => (figure == null ? '' : numberText(figure))
