import { shopWeightText, type ShoppingSection } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, LogIcon, ShareIcon, Stack, Text } from '@gb/ui'
import { shareText } from '../share-text'
import { KeptTickList } from '../tick-list'
import { useKeptTicks } from '../ticks'
import { messages } from './messages'
import styles from './plan.module.css'

interface Properties {
  /** Whose list it is: its ticks are kept under it. */
  planId: string
  /** Name of the plan, over the list that is shared. */
  title: string
  sections: readonly ShoppingSection[]
}

/** What to buy, by section of the shop, to tick and to hand to whoever goes shopping. */
export function Shopping({ planId, title, sections }: Properties) {
  const { notify } = useHost()
  const ticks = useKeptTicks(planId)
  const isAnyTicked = sections.some(({ items }) => items.some((item) => ticks.ticked.has(lineOf(item))))
  const share = async () => {
    const outcome = await shareText(messages.shoppingFor(title), listText(title, sections))
    if (outcome === 'copied') notify({ tone: 'success', text: messages.copied })
    if (outcome === 'failed') notify({ tone: 'danger', text: messages.notCopied })
  }
  return (
    <Card title={messages.shopping} icon={LogIcon} hue="food">
      <Stack gap={4}>
        <Text tone="muted">{messages.shoppingText}</Text>
        {/* Above the list: below it, it would be several screens away. */}
        <div className={styles.onScreen}>
          <Button variant="secondary" icon={ShareIcon} onClick={() => void share()}>
            {messages.share}
          </Button>
          {isAnyTicked && (
            <Button variant="quiet" onClick={() => ticks.change(new Set())}>
              {messages.uncheckAll}
            </Button>
          )}
        </div>
        <div className={styles.aisles}>
          {sections.map(({ section, items }) => (
            <KeptTickList key={section} title={section} lines={items.map(lineOf)} ticks={ticks} />
          ))}
        </div>
      </Stack>
    </Card>
  )
}

const lineOf = ({ name, grams }: ShoppingSection['items'][number]): string =>
  grams === null ? name : `${name}, ${shopWeightText(grams)}`

/** The list as plain text, as it stands in a message. */
const listText = (title: string, sections: readonly ShoppingSection[]): string =>
  [
    messages.shoppingFor(title),
    ...sections.map(({ section, items }) =>
      [`${section}:`, ...items.map((item) => `- ${lineOf(item)}`)].join('\n'),
    ),
  ].join('\n\n')
