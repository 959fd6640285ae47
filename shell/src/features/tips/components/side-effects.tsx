import { useMessages } from '@gb/entries'
import { Disclosure, Text } from '@gb/ui'
import { tipsCatalog } from '../messages/generated/tips'
import type { HealthTips } from '../model/filter-tips'
import { SourceMark } from './source-mark'
import styles from './folded-tip.module.css'

interface Properties {
  effects: HealthTips['side_effects']
  open: boolean
}

/** Side effects: what it is, what helps, and when to call. */
export function SideEffects({ effects, open }: Properties) {
  const messages = useMessages(tipsCatalog)
  return (
    <div>
      {effects.map((effect) => (
        <Disclosure key={effect.symptom} summary={effect.symptom} defaultOpen={open}>
          <div className={styles.words}>
            <Text>{effect.description}</Text>
            <Text as="h3" strong>
              {messages.helps}
            </Text>
            <ul className={styles.list}>
              {effect.management.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
            <div className={styles.call} data-hue="danger">
              <Text as="h3" strong>
                {messages.whenToCall}
              </Text>
              <div className={styles.end}>
                <Text>{effect.when_to_call_doctor}</Text>
                <SourceMark source={effect.source} reviewDay={effect.review_date} />
              </div>
            </div>
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
