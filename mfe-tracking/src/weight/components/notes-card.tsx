import { asksForClinic, type Concern, type ConcernId } from '@gb/domain'
import { CareCallLinks } from '@gb/help'
import { Banner, HeartIcon, InfoMark, type Tone } from '@gb/ui'
import { useState } from 'react'
import { messages } from '../messages'

/** Only what may need a call or a visit is a warning; all else is a question or a kind word. */
const TONES: Record<Concern['urgency'], Tone> = {
  now: 'danger',
  today: 'warning',
  soon: 'warning',
  ask: 'info',
  kind: 'info',
}

/** What the weights of the last weeks call for: the most urgent concern, one tap away from gone. */
export function NotesCard({ note }: { note: Concern | undefined }) {
  const [hidden, setHidden] = useState<ConcernId | null>(null)
  if (note === undefined || note.id === hidden) return null
  const { id, urgency, title, text } = note
  const info = (
    <InfoMark label={messages.noteInfo} source={messages.noteSource} reviewed={messages.expected.reviewed}>
      {messages.noteInfoText}
    </InfoMark>
  )
  return (
    <Banner
      tone={TONES[urgency]}
      icon={TONES[urgency] === 'info' ? HeartIcon : undefined}
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
