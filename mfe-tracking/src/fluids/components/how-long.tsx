import { calmMinutes } from '@gb/domain'
import { amountInWords, useFluidUnit } from '@gb/entries'
import { Banner, Button, InfoMark, Stack, TimeIcon } from '@gb/ui'
import { useChecked } from '../../shared/use-days'
import { useFluidWords } from '../words'

/** In minutes. */
const HOUR = 60

interface Properties {
  amountOz: number
  onDone: () => void
}

/** A gentle question after a big drink in the first weeks. The drink is logged either way. */
export function HowLong({ amountOz, onDone }: Properties) {
  const messages = useFluidWords()
  const checked = useChecked()
  const [unit] = useFluidUnit()
  const minutes = calmMinutes(amountOz)
  const time =
    minutes < HOUR
      ? messages.minutes({ minutes: String(minutes) })
      : minutes === HOUR
        ? messages.anHour
        : messages.hours({ hours: String(Math.round((2 * minutes) / HOUR) / 2) })
  const actions = (
    <Stack row gap={1}>
      <Button size="small" variant="secondary" onClick={onDone}>
        {messages.howLongOk}
      </Button>
      <InfoMark label={messages.howLongInfo} source={messages.source} reviewed={checked}>
        {messages.howLongInfoText}
      </InfoMark>
    </Stack>
  )
  return (
    <Banner icon={TimeIcon} live="polite" title={messages.howLong} action={actions}>
      {messages.howLongText({ amount: amountInWords(amountOz, unit), time })}
    </Banner>
  )
}
