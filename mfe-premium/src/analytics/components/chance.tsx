import { useMessages } from '@gb/entries'
import { StatNumber, Text } from '@gb/ui'
import { summaryCatalog } from '../messages/generated/summary'
import type { Analytics } from '../model/analytics'
import { ByServer } from './by-server'
import { MissingValue } from './known-value'

interface Properties {
  weight: Pick<Analytics['weight'], 'successChance' | 'successWord' | 'successDefinition'>
  /** Something is of concern now: then the chance is a small line beside it. Source: health-rules 9b.13. */
  isConcerned: boolean
  /** What the chance is of stands beside it already. */
  isBrief?: boolean
}

/** The chance to hold the loss: the word first, the number small beside it. */
export function Chance({ weight, isConcerned, isBrief = false }: Properties) {
  const words = useMessages(summaryCatalog)
  const { successChance, successWord, successDefinition } = weight
  if (successChance.value === null || successWord === null)
    return <MissingValue label={words.chance} reason={successChance.reason} />
  const [word, number] = [words.chances[successWord], words.about100({ percent: successChance.value })]
  if (isConcerned)
    return (
      <Text as="div" size="small" tone="muted">
        {words.chance}: {word}, {number}. <ByServer sentence={successDefinition} />
      </Text>
    )
  return (
    <StatNumber size="medium" label={words.chance} value={word} unit={number} hue="weight">
      {isBrief ? null : <ByServer sentence={successDefinition} />}
    </StatNumber>
  )
}
