import { useMessages } from '@gb/entries'
import { ProgressBar, StatNumber, Text, type Hue } from '@gb/ui'
import type { ReactNode } from 'react'
import { summaryCatalog } from '../messages/generated/summary'
import type { Known } from '../model/analytics'
import { ByServer } from './by-server'
import styles from './known-value.module.css'

/** Why a number is not there, as far as the server says it. */
export function Reason({ reason }: { reason: string | null }) {
  const messages = useMessages(summaryCatalog)
  return reason === null ? messages.unknown : <ByServer sentence={reason} />
}

interface Missing {
  label: string
  reason: string | null
}

/** Why a number is not there, in its place; never a zero. */
export const MissingValue = ({ label, reason }: Missing) => (
  <div className={styles.missing}>
    <Text as="div" size="small" tone="muted">
      {label}
    </Text>
    <Text as="div">
      <Reason reason={reason} />
    </Text>
  </div>
)

interface ScoreProperties {
  label: string
  percent: Known<number>
  /** What the share is of. */
  hint: string
  hue: Hue
}

/** A share as a bar with what it is of, or why there is none. */
export function ScoreBar({ label, percent, hint, hue }: ScoreProperties) {
  const messages = useMessages(summaryCatalog)
  if (percent.value === null) return <MissingValue label={label} reason={percent.reason} />
  return (
    <ProgressBar
      label={label}
      value={percent.value}
      max={100}
      valueText={messages.percent({ value: percent.value })}
      goalHint={hint}
      hue={hue}
    />
  )
}

interface StatProperties {
  label: string
  known: Known<number>
  unit: string
  inWords?: (value: number) => string
  hue?: Hue
  children?: ReactNode
}

/** A number with its unit, or why there is none. */
export function KnownStat({ label, known, unit, inWords = String, hue, children }: StatProperties) {
  if (known.value === null) return <MissingValue label={label} reason={known.reason} />
  return (
    <StatNumber size="medium" label={label} value={inWords(known.value)} unit={unit} hue={hue}>
      {children}
    </StatNumber>
  )
}
