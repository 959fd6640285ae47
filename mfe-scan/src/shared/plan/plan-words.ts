import { type ClinicPart, type PhaseKey, SCREENS_CHECKED_ON } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { planCatalog } from './messages/generated/plan'

/** The words of a food stage, of whose plan it follows, and of when the texts were checked: those of the rules. */
export function usePlanWords() {
  const words = useMessages(planCatalog)
  return {
    phase: (key: PhaseKey): string => words.phases[key],
    whose: (fromClinic: readonly ClinicPart[]): string => {
      if (fromClinic.length === 0) return words.guide
      return words.some({ parts: fromClinic.map((part) => words.parts[part]).join(', ') })
    },
    checked: words.checked({ day: SCREENS_CHECKED_ON }),
  }
}
