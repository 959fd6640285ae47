import type { VitaminHint } from '@gb/domain'
import { Banner, TimeIcon } from '@gb/ui'
import { messages } from '../messages'

/** What to know about timing before it is saved. It never stands in the way. */
export function SpacingHints({ hints }: { hints: readonly VitaminHint[] }) {
  if (hints.length === 0) return null
  return (
    <Banner icon={TimeIcon} live="polite" title={messages.hint}>
      {hints.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
    </Banner>
  )
}
