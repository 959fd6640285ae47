import { asksForClinic, type Concern, type ConcernId } from '@gb/domain'
import { CareCallLinks, CONCERN_TONES } from '@gb/help'
import { Banner, HeartIcon, InfoMark } from '@gb/ui'
import { useState } from 'react'
import { messages } from '../messages'

/** What the weights of the last weeks call for: the most urgent concern, one tap away from gone. */
export function NotesCard({ note }: { note: Concern | undefined }) {
  const [hidden, setHidden] = useState<ConcernId | null>(null)
  if (note === undefined || note.id === hidden) return null
  const { id, urgency, title, text } = note
  const tone = CONCERN_TONES[urgency]
  const info = (
    <InfoMark label={messages.noteInfo} source={messages.noteSource} reviewed={messages.expected.reviewed}>
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
