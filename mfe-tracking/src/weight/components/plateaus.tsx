import { Disclosure, Text } from '@gb/ui'
import { messages } from '../messages'
import styles from './way-chart.module.css'

const words = messages.plateaus

/** The gray times of the chart, and what they are. */
export function Plateaus({ plateaus }: { plateaus: readonly { fromLabel: string; toLabel: string }[] }) {
  return (
    <Disclosure summary={words.title(plateaus.length)}>
      <Text>{words.text}</Text>
      <ul className={styles.days}>
        {plateaus.map(({ fromLabel, toLabel }) => (
          <li key={fromLabel}>{words.when(fromLabel, toLabel)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
