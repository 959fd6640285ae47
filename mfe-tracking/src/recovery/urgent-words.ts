import { useMessages } from '@gb/entries'
import { recoveryCatalog } from './messages/generated/recovery'
import type { UrgentAdvice } from './model/is-urgent'

/** Says whom to call; in an emergency by its number, where that is known. */
export function useUrgentInWords(): (level: UrgentAdvice['level'], number: string | undefined) => string {
  const words = useMessages(recoveryCatalog).urgent
  return (level, number) => {
    if (level === 'surgeon_now') return words.surgeon_now
    return number === undefined ? words.emergencyElsewhere : words.emergency({ number })
  }
}
