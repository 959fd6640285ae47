import { asksForClinic, concernOf, type FluidNote as Note } from '@gb/domain'
import { amountInWords, useFluidUnit } from '@gb/entries'
import { AddCareNumber, CareCallLinks, useConcernWords } from '@gb/help'
import { Banner, FluidsIcon, InfoMark } from '@gb/ui'
import { useOnceADay } from '../../shared/once-a-day'
import { useFluidWords } from '../words'
import { isWarning } from '../model/is-warning'
import { useChecked, useDays } from '../../shared/use-days'

interface Properties {
  note: Note | null
  today: string
  /** The place on the screen: above the form stands only what cannot wait. */
  place: 'above' | 'below'
}

/** One kind word about the last days, closed for the rest of the day with one tap. */
export function FluidNote({ note, today, place }: Properties) {
  const dates = useDays()
  const messages = useFluidWords()
  const checked = useChecked()
  const [unit] = useFluidUnit()
  const concerns = useConcernWords()
  // Each by itself: whoever closed a mild one has not heard an urgent one that comes later that day.
  const { isDue, done } = useOnceADay(`fluid-note.${note?.code ?? ''}`, today)
  if (note === null || !isDue || isWarning(note) !== (place === 'above')) return null
  const { title, text } = concerns.said(concernOf(note.code))
  const day = dates.inSentence(note.day, today)
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
          <InfoMark label={messages.noteInfo} source={messages.noteSource} reviewed={checked}>
            {messages.noteInfoText}
          </InfoMark>
        </>
      }
    >
      {messages.noteFigures[note.code]({ amount: amountInWords(note.totalOz, unit), day })} {text}
    </Banner>
  )
}
