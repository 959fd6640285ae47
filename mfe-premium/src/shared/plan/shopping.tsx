import { type Language, shopWeightText, type ShoppingSection } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, LogIcon, ShareIcon, Stack, Text } from '@gb/ui'
import { shareText } from '../share-text'
import { KeptTickList } from '../tick-list'
import { useKeptTicks } from '../ticks'
import { planCatalog } from './messages/generated/plan'
import styles from './plan.module.css'

interface Properties {
  /** Whose list it is: its ticks are kept under it. */
  planId: string
  /** What the list is written in. */
  language: Language
  /** Name of the plan, over the list that is shared. */
  title: string
  sections: readonly ShoppingSection[]
}

/** What to buy, by section of the shop, to tick and to hand to whoever goes shopping. */
export function Shopping({ planId, language, title, sections }: Properties) {
  const messages = useMessages(planCatalog)
  const { notify } = useHost()
  const ticks = useKeptTicks(planId)
  const aisles = sections.map(({ section, items }) => ({
    section,
    title: messages.sections[section],
    lines: items.map((item) => lineOf(item, language)),
  }))
  const isAnyTicked = aisles.some(({ lines }) => lines.some((line) => ticks.ticked.has(line)))
  const heading = messages.shoppingFor({ plan: title })
  const share = async () => {
    const outcome = await shareText(heading, listText(heading, aisles))
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
          {aisles.map(({ section, title: name, lines }) => (
            <KeptTickList key={section} title={name} lines={lines} ticks={ticks} />
          ))}
        </div>
      </Stack>
    </Card>
  )
}

const lineOf = ({ name, grams }: ShoppingSection['items'][number], language: Language): string =>
  grams === null ? name : `${name}, ${shopWeightText(grams, language)}`

/** The list as plain text, as it stands in a message. */
const listText = (heading: string, aisles: readonly { title: string; lines: readonly string[] }[]): string =>
  [
    heading,
    ...aisles.map(({ title, lines }) => [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n')),
  ].join('\n\n')
