import { useMessages } from '@gb/entries'
import { Badge, Text } from '@gb/ui'
import { SourceMark } from '../../shared/source-mark'
import { supplementsCatalog } from '../messages/generated/supplements'
import type { Interaction } from '../model/guide'
import styles from './supplements.module.css'

const HUES = { avoid: 'danger', keep_apart: 'warning', ask_first: 'neutral', helps: 'success' } as const

/** What acts on what, each with what to do and why. */
export function Interactions({ interactions }: { interactions: readonly Interaction[] }) {
  const messages = useMessages(supplementsCatalog)
  return (
    <ul className={styles.pairs}>
      {interactions.map(({ interaction_id: id, first, second, level, hours_apart: hours, ...words }) => (
        <li key={id} className={styles.pair}>
          <div className={styles.heading}>
            <Text strong>
              {first} + {second}
            </Text>
            <Badge hue={HUES[level]}>
              {hours === null ? messages.levels[level] : messages.hours({ hours })}
            </Badge>
          </div>
          <Text>
            {words.rule} <SourceMark source={words.source} reviewDay={words.review_date} />
          </Text>
          <Text size="small" tone="muted">
            {words.why}
          </Text>
        </li>
      ))}
    </ul>
  )
}
