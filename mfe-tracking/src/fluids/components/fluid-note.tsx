import { asksForClinic, CONCERN_WORDS, dayInWords, fluidNote, type FluidNoteCode } from '@gb/domain'
import { amountInWords, useFluidUnit, useHourOfDay } from '@gb/entries'
import { CareCallLinks } from '@gb/help'
import { Banner, FluidsIcon, InfoMark, type Tone } from '@gb/ui'
import { useOnceADay } from '../../shared/once-a-day'
import type { DayTotal } from '../api/fluid-days.query'
import { messages } from '../messages'

const TONES: Record<FluidNoteCode, Tone> = {
  dry_two_days: 'warning',
  very_much: 'warning',
  dry_day: 'info',
  below_floor: 'info',
}

interface Properties {
  /** null while they are not known. */
  days: readonly DayTotal[] | null
  today: string
  surgeryDate: string | null
  /** The place on the screen: above the form stands only what cannot wait. */
  place: 'above' | 'below'
}

/** One kind word about the last days, closed for the rest of the day with one tap. */
export function FluidNote({ days, today, surgeryDate, place }: Properties) {
  const [unit] = useFluidUnit()
  const hour = useHourOfDay()
  const note = days === null ? null : fluidNote({ days, today, hour, surgeryDate })
  // Each by itself: whoever closed a mild one has not heard an urgent one that comes later that day.
  const { isDue, done } = useOnceADay(`fluid-note.${note?.code ?? ''}`, today)
  if (note === null || !isDue || (TONES[note.code] === 'warning') !== (place === 'above')) return null
  const { title, text } = CONCERN_WORDS[note.code]
  const day = dayInWords(note.day, today)
  return (
    <Banner
      tone={TONES[note.code]}
      icon={FluidsIcon}
      title={title}
      onDismiss={done}
      dismissLabel={messages.noteClose}
      action={
        <>
          {asksForClinic(note.code) && <CareCallLinks />}
          <InfoMark label={messages.noteInfo} source={messages.noteSource} reviewed={messages.reviewed}>
            {messages.noteInfoText}
          </InfoMark>
        </>
      }
    >
      {messages.noteFigures[note.code](amountInWords(note.totalOz, unit), day)} {text}
    </Banner>
  )
}
