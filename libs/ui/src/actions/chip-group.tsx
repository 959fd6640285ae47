import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import type { IconComponent } from '../icons'
import { classNames } from '../shared/class-names'
import type { Hue } from '../shared/hue'
import { useOneStop } from '../shared/use-one-stop'
import styles from './chip-group.module.css'

export interface Chip<V extends string | number> {
  value: V
  label: ReactNode
  icon?: IconComponent | undefined
  /** Read instead of the label; it holds the words that are seen, e.g. "Add 8 oz of water" for "8 oz". */
  actionLabel?: string | undefined
  disabled?: boolean | undefined
}

export interface ChipGroupProps<V extends string | number> {
  /** Names the group; shown above it unless `hideLabel`. */
  label: string
  hideLabel?: boolean | undefined
  options: readonly Chip<V>[]
  /** One tap on a chip. */
  onSelect: (value: V) => void
  /** When given, the chips are toggles and this one is pressed, or these are. */
  selected?: V | readonly V[] | null | undefined
  hue?: Hue | undefined
  /** Equal widths in one row where they fit: right for amounts. Default: when the values are numbers. */
  even?: boolean | undefined
}

const isPressed = <V extends string | number>(selected: V | readonly V[] | null, value: V): boolean =>
  Array.isArray(selected) ? selected.includes(value) : selected === value

/** From so many letters on words are a sentence: on a phone none of them leaves room for a second one in its row. */
const SENTENCE = 20

const isSentence = ({ label }: { label: ReactNode }): boolean =>
  typeof label === 'string' && label.length >= SENTENCE

/** One-tap amounts and choices; one stop of Tab, with arrows between them. */
export function ChipGroup<V extends string | number>(props: ChipGroupProps<V>) {
  const { label, hideLabel = false, options, onSelect, selected, hue } = props
  const { even = options.every(({ value }) => typeof value === 'number') } = props
  const areSentences = options.filter(isSentence).length > options.length / 2
  const look = even ? styles.even : areSentences && styles.sentences
  const labelId = useId()
  const chips = useRef<HTMLDivElement>(null)
  const toolbar = useOneStop(chips) ? ({ role: 'toolbar', 'aria-labelledby': labelId } as const) : {}
  return (
    <div className={styles.group} role="group" aria-labelledby={labelId} data-hue={hue}>
      <div id={labelId} className={hideLabel ? styles.hidden : styles.label}>
        {label}
      </div>
      <div ref={chips} className={classNames(styles.chips, look)} {...toolbar}>
        {options.map(({ value, label: words, icon: Icon, actionLabel, disabled }) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-label={actionLabel}
            aria-pressed={selected === undefined ? undefined : isPressed(selected, value)}
            disabled={disabled}
            onClick={() => onSelect(value)}
          >
            {Icon && <Icon size={18} aria-hidden="true" />}
            {words}
          </button>
        ))}
      </div>
    </div>
  )
}
