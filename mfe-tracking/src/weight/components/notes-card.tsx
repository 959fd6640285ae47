import { surgeryDayLbs, weightBaseline, type WeightNote, weightNotes, withoutSlips } from '@gb/domain'
import { useLocalDay } from '@gb/mfe-contract'
import { Banner, HeartIcon, InfoMark } from '@gb/ui'
import { useState } from 'react'
import type { Body } from '../api/body.query'
import { messages } from '../messages'
import type { WeightEntry } from '../model/weight'

/** Only what may need a call today is a warning; all else is a kind word. */
const TONES: Record<WeightNote, 'warning' | 'info'> = {
  fast_loss: 'warning',
  fast_gain: 'warning',
  regain_team: 'info',
  regain: 'info',
  long_plateau: 'info',
  plateau: 'info',
}

type Properties = { entries: readonly WeightEntry[]; body: Body | null; goalLbs: number }

/** What the weights of the last weeks call for: the weightiest note, one tap away from gone. */
export function NotesCard({ entries, body, goalLbs }: Properties) {
  const today = useLocalDay()
  const [hidden, setHidden] = useState<WeightNote | null>(null)
  const surgeryDate = body?.surgeryDate ?? null
  const baseline = weightBaseline(withoutSlips(entries), surgeryDate, body && surgeryDayLbs(body, today))
  if (baseline === null) return null
  const [note] = weightNotes({ weighIns: entries, baseline, surgeryDate, goalLbs, today })
  if (note === undefined || note === hidden) return null
  const { title, text } = messages.noteTexts[note]
  const info = (
    <InfoMark label={messages.noteInfo} source={messages.noteSource} reviewed={messages.expected.reviewed}>
      {messages.noteInfoText}
    </InfoMark>
  )
  return (
    <Banner
      tone={TONES[note]}
      icon={TONES[note] === 'info' ? HeartIcon : undefined}
      title={title}
      action={info}
      onDismiss={() => setHidden(note)}
    >
      {text}
    </Banner>
  )
}
