import { asksForClinic, CONCERN_WORDS, dayInSentence, type FluidNote as Note } from '@gb/domain'
import { amountInWords, useFluidUnit } from '@gb/entries'
import { AddCareNumber, CareCallLinks } from '@gb/help'
import { Banner, FluidsIcon, InfoMark } from '@gb/ui'
import { useOnceADay } from '../../shared/once-a-day'
import { messages } from '../messages'
import { isWarning } from '../model/is-warning'

interface Properties {
  note: Note | null
  today: string
  /** The place on the screen: above the form stands only what cannot wait. */
  place: 'above' | 'below'
}

/** One kind word about the last days, closed for the rest of the day with one tap. */
export function FluidNote({ note, today, place }: Properties) {
  const [unit] = useFluidUnit()
  // Each by itself: whoever closed a mild one has not heard an urgent one that comes later that day.
  const { isDue, done } = useOnceADay(`fluid-note.${note?.code ?? ''}`, today)
  if (note === null || !isDue || isWarning(note) !== (place === 'above')) return null
  const { title, text } = CONCERN_WORDS[note.code]
  const day = dayInSentence(note.day, today)
  return (
    <Banner
      tone={isWarning(note) ? 'warning' : 'info'}
      icon={FluidsIcon}
      title={title}
      onDismiss={done}
      dismissLabel={messages.noteClose}
      action={
        <>
          {asksForClinic(note.code) && <CareCallLinks />}
          {isWarning(note) && <AddCareNumber />}
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
