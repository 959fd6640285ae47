import { Disclosure, Text } from '@gb/ui'
import { useWeightWords } from '../words'
import styles from './way-chart.module.css'

/** The gray times of the chart, and what they are. */
export function Plateaus({ plateaus }: { plateaus: readonly { fromLabel: string; toLabel: string }[] }) {
  const words = useWeightWords().plateaus
  return (
    <Disclosure summary={words.title({ count: plateaus.length })}>
      <Text>{words.text}</Text>
      <ul className={styles.days}>
        {plateaus.map(({ fromLabel, toLabel }) => (
          <li key={fromLabel}>{words.when({ from: fromLabel, to: toLabel })}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
