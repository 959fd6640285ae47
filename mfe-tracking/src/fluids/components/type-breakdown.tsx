import { FLUID_TYPES, type FluidSummary } from '@gb/domain'
import { amountInWords, type FluidUnit } from '@gb/entries'
import { useFluidWords } from '../words'
import styles from './type-breakdown.module.css'
import { TYPE_ICONS } from './type-icons'

interface Properties {
  summary: FluidSummary
  unit: FluidUnit
}

/** How the day is made up; a type that was not drunk is not drawn, and a day of one type is what the card above says. */
export function TypeBreakdown({ summary, unit }: Properties) {
  const messages = useFluidWords()
  const drunk = FLUID_TYPES.flatMap((type) => {
    const oz = summary.fluidByType[type] ?? 0
    return oz > 0 ? [{ type, oz }] : []
  })
  if (drunk.length < 2) return null
  return (
    <ul className={styles.list} aria-label={messages.byType}>
      {drunk.map(({ type, oz }) => {
        const Icon = TYPE_ICONS[type]
        return (
          <li key={type} className={styles.row}>
            <span className={styles.name}>
              <Icon size={18} aria-hidden="true" />
              {messages.types[type]}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ inlineSize: `${(100 * oz) / summary.totalFluidOz}%` }} />
            </span>
            <span className={styles.amount}>{amountInWords(oz, unit)}</span>
          </li>
        )
      })}
    </ul>
  )
}
