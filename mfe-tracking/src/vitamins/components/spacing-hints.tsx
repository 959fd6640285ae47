import type { FitsFrom, VitaminHint, VitaminName } from '@gb/domain'
import { Banner, TimeIcon } from '@gb/ui'
import { useAdvice, useVitaminWords } from '../words'
import { useInWords } from '../next-words'
import { usePlanWords } from '../plan-words'

interface Properties {
  hints: readonly VitaminHint[]
  name: VitaminName
  /** From when it fits; null when it fits as it is. */
  fitsFrom: FitsFrom | null
}

/** What to know about timing before it is saved. It never stands in the way. */
export function SpacingHints({ hints, name, fitsFrom }: Properties) {
  const messages = useVitaminWords()
  const advice = useAdvice()
  const inWords = useInWords()
  const planWords = usePlanWords()
  if (hints.length === 0 && fitsFrom === null) return null
  return (
    <Banner icon={TimeIcon} live="polite" title={messages.hint}>
      {hints.map((each) => (
        <p key={each.code}>{advice.hint(each)}</p>
      ))}
      {fitsFrom !== null && (
        <p>{messages.fitsFrom({ name: inWords.name(name), time: planWords.fitsFrom(fitsFrom) })}</p>
      )}
    </Banner>
  )
}
