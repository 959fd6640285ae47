import type { FitsFrom, VitaminHint, VitaminName } from '@gb/domain'
import { Banner, TimeIcon } from '@gb/ui'
import { messages } from '../messages'
import { fitsFromInWords } from '../model/plan-words'

interface Properties {
  hints: readonly VitaminHint[]
  name: VitaminName
  /** From when it fits; null when it fits as it is. */
  fitsFrom: FitsFrom | null
}

/** What to know about timing before it is saved. It never stands in the way. */
export function SpacingHints({ hints, name, fitsFrom }: Properties) {
  if (hints.length === 0 && fitsFrom === null) return null
  return (
    <Banner icon={TimeIcon} live="polite" title={messages.hint}>
      {hints.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
      {fitsFrom !== null && <p>{messages.fitsFrom(name, fitsFromInWords(fitsFrom))}</p>}
    </Banner>
  )
}
