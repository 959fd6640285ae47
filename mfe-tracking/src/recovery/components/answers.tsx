import { scaleOf } from '@gb/domain'
import { amountInWords, useFluidUnit, useMessages, entryCatalog } from '@gb/entries'
import { Button, List, ListRow, SendState, Stack, Text } from '@gb/ui'
import { recoveryCatalog } from '../messages/generated/recovery'
import { isTold, type Tap, TAPS, type Told } from '../model/tap'

interface Properties {
  told: Told
  drunk: { totalOz: number }
  /** Something of it is not sent yet. */
  isWaiting: boolean
  onChange: (tap: Tap) => void
}

/** What was said today, each with the way to say it anew. */
export function Answers({ told, drunk, isWaiting, onChange }: Properties) {
  const messages = useMessages(recoveryCatalog)
  const { waiting } = useMessages(entryCatalog)
  const valueOf = useValueInWords()
  const [unit] = useFluidUnit()
  const amount = amountInWords(drunk.totalOz, unit).replace(' ', '\u00a0')
  return (
    <Stack gap={3}>
      <Text as="h3" strong>
        {messages.answers}
      </Text>
      <List label={messages.answers}>
        {TAPS.filter((tap) => isTold(told, tap)).map((tap) => (
          <ListRow
            key={tap}
            title={messages.names[tap]}
            detail={tap === 'fluids' ? amount : valueOf(told, tap)}
            trailing={
              <Button
                variant="quiet"
                size="small"
                aria-label={messages.changeOf({ name: messages.names[tap] })}
                onClick={() => onChange(tap)}
              >
                {messages.change}
              </Button>
            }
          />
        ))}
      </List>
      {isWaiting && <SendState state="waiting" text={waiting} />}
    </Stack>
  )
}

/** Writes what was answered to a question. */
function useValueInWords(): (told: Told, tap: Exclude<Tap, 'fluids'>) => string {
  const messages = useMessages(recoveryCatalog)
  return ({ answers: { vomiting, pain, pulseBpm, temperature } }, tap) => {
    switch (tap) {
      case 'vomiting':
        return vomiting === null ? '' : messages.vomiting[vomiting]
      case 'pain':
        return pain === null ? '' : messages.pain[pain]
      case 'pulse':
        return pulseBpm === null
          ? messages.notMeasuredShort
          : messages.pulseValue({ beats: String(pulseBpm) })
      case 'temperature':
        return temperature === null
          ? messages.notMeasuredShort
          : `${temperature.toFixed(1)}\u00a0°${scaleOf(temperature) ?? 'F'}`
    }
  }
}
