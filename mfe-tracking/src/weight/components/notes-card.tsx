import { asksForClinic, type Concern, type ConcernId } from '@gb/domain'
import { CareCallLinks, CONCERN_TONES, useConcernWords } from '@gb/help'
import { Banner, HeartIcon, InfoMark } from '@gb/ui'
import { useState } from 'react'
import { useChecked } from '../../shared/use-days'
import { useWeightWords } from '../words'

/** What the weights of the last weeks call for: the most urgent concern, one tap away from gone. */
export function NotesCard({ note }: { note: Concern | undefined }) {
  const messages = useWeightWords()
  const checked = useChecked()
  const concerns = useConcernWords()
  const [hidden, setHidden] = useState<ConcernId | null>(null)
  if (note === undefined || note.id === hidden) return null
  const { id, urgency } = note
  const { title, text } = concerns.said(note)
  const tone = CONCERN_TONES[urgency]
  const info = (
    <InfoMark label={messages.noteInfo} source={messages.noteSource} reviewed={checked}>
      {messages.noteInfoText}
    </InfoMark>
  )
  return (
    <Banner
      tone={tone}
      icon={tone === 'info' ? HeartIcon : undefined}
      title={title}
      action={
        <>
          {asksForClinic(id) && <CareCallLinks />}
          {info}
        </>
      }
      onDismiss={() => setHidden(id)}
    >
      {text}
    </Banner>
  )
}
