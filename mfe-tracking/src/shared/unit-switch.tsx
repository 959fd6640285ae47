import { type Unit, useMessages } from '@gb/entries'
import { SegmentedControl, type Hue } from '@gb/ui'
import { sharedCatalog } from './messages/generated/shared'
import styles from './unit-switch.module.css'

interface Properties<U extends string> {
  units: Record<U, Unit>
  order: readonly U[]
  value: U
  onChange: (unit: U) => void
  hue: Hue
}

/** The unit on screen; what is stored stays what it is. */
export function UnitSwitch<U extends string>({ units, order, value, onChange, hue }: Properties<U>) {
  const messages = useMessages(sharedCatalog)
  const options = order.map((unit) => ({ value: unit, label: units[unit].label }))
  return (
    <div className={styles.box}>
      <SegmentedControl
        label={messages.unit}
        hideLabel
        hue={hue}
        options={options}
        value={value}
        onValueChange={onChange}
      />
    </div>
  )
}
