import { calmMinutes } from '@gb/domain'
import { amountInWords, useFluidUnit } from '@gb/entries'
import { Banner, Button, InfoMark, Stack, TimeIcon } from '@gb/ui'
import { messages } from '../messages'

interface Properties {
  amountOz: number
  onDone: () => void
}

/** A gentle question after a big drink in the first weeks. The drink is logged either way. */
export function HowLong({ amountOz, onDone }: Properties) {
  const [unit] = useFluidUnit()
  const actions = (
    <Stack row gap={1}>
      <Button size="small" variant="secondary" onClick={onDone}>
        {messages.howLongOk}
      </Button>
      <InfoMark label={messages.howLongInfo} source={messages.source} reviewed={messages.reviewed}>
        {messages.howLongInfoText}
      </InfoMark>
    </Stack>
  )
  return (
    <Banner icon={TimeIcon} live="polite" title={messages.howLong} action={actions}>
      {messages.howLongText(amountInWords(amountOz, unit), calmMinutes(amountOz))}
    </Banner>
  )
}
