import { interactionsOf, type VitaminName } from '@gb/domain'
import { Disclosure, Stack, Text } from '@gb/ui'
import { useAdvice, useVitaminWords } from '../words'
import styles from './good-to-know.module.css'
import { useChecked } from '../../shared/use-days'
import { useInWords } from '../next-words'

/** What acts on a vitamin, each with its source; only for those who open it. */
export function GoodToKnow({ name }: { name: VitaminName }) {
  const messages = useVitaminWords()
  const advice = useAdvice()
  const inWords = useInWords()
  const checked = useChecked()
  const interactions = interactionsOf(name)
  if (interactions.length === 0) return null
  return (
    <Disclosure
      summary={
        name === 'Other' ? messages.goodToKnowOther : messages.goodToKnow({ name: inWords.name(name) })
      }
    >
      <Stack gap={3}>
        <ul className={styles.list}>
          {interactions.map((each) => (
            <li key={each.code}>
              {advice.interaction(each)}
              <span className={styles.source} lang="en">
                {each.source}
              </span>
            </li>
          ))}
        </ul>
        <Text size="small" tone="muted">
          {messages.planFirst} {checked}.
        </Text>
      </Stack>
    </Disclosure>
  )
}
