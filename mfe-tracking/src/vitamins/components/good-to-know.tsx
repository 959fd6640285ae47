import { interactionsOf, type VitaminName } from '@gb/domain'
import { Disclosure, Stack, Text } from '@gb/ui'
import { messages } from '../messages'
import styles from './good-to-know.module.css'

/** What acts on a vitamin, each with its source; only for those who open it. */
export function GoodToKnow({ name }: { name: VitaminName }) {
  const interactions = interactionsOf(name)
  if (interactions.length === 0) return null
  return (
    <Disclosure summary={messages.goodToKnow(name)}>
      <Stack gap={3}>
        <ul className={styles.list}>
          {interactions.map(({ code, text, source }) => (
            <li key={code}>
              {text}
              <span className={styles.source}>{source}</span>
            </li>
          ))}
        </ul>
        <Text size="small" tone="muted">
          {messages.planFirst} {messages.hintsReviewed}.
        </Text>
      </Stack>
    </Disclosure>
  )
}
