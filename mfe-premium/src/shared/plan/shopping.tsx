import { shopWeightText, type ShoppingSection } from '@gb/domain'
import { Card, LogIcon, Stack, Text } from '@gb/ui'
import { TickList } from '../tick-list'
import { messages } from './messages'

/** What to buy, by section of the shop, to tick. */
export function Shopping({ sections }: { sections: readonly ShoppingSection[] }) {
  return (
    <Card title={messages.shopping} icon={LogIcon} hue="food">
      <Stack gap={4}>
        <Text tone="muted">{messages.shoppingText}</Text>
        {sections.map(({ section, items }) => (
          <TickList key={section} title={section} lines={items.map(lineOf)} />
        ))}
      </Stack>
    </Card>
  )
}

const lineOf = ({ name, grams }: ShoppingSection['items'][number]): string =>
  grams === null ? name : `${name}, ${shopWeightText(grams)}`
