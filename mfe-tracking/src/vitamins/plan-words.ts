import type { FitsFrom, PlanSubject } from '@gb/domain'
import { useDays } from '../shared/use-days'
import { useInWords } from './next-words'
import { useVitaminWords } from './words'

/** Writes what a day is laid out of. */
export function usePlanWords() {
  const messages = useVitaminWords()
  const { time } = useDays()
  const { name } = useInWords()
  const nameOf = (subject: PlanSubject): string => {
    if (subject.type === 'meal') return messages.meals[subject.mealType]
    return subject.type === 'drink' ? messages.drinks[subject.fluidType] : name(subject.vitaminName)
  }
  return {
    /** "5:10 PM", "7:00 AM tomorrow". */
    fitsFrom: ({ at, isTomorrow }: FitsFrom): string =>
      isTomorrow ? messages.tomorrowAt({ time: time(at) }) : time(at),

    /** Each name once. */
    names: (subjects: readonly PlanSubject[]): string => [...new Set(subjects.map(nameOf))].join(', '),

    /** "Breakfast, Multivitamin", "3 drinks", "2 × Calcium Citrate". */
    subjects: (subjects: readonly PlanSubject[]): string => {
      if (subjects.length > 1 && subjects.every(({ type }) => type === 'drink'))
        return messages.manyDrinks({ count: String(subjects.length) })
      const counts = new Map<string, number>()
      for (const subject of subjects) counts.set(nameOf(subject), (counts.get(nameOf(subject)) ?? 0) + 1)
      return [...counts]
        .map(([each, count]) => (count === 1 ? each : messages.several({ count: String(count), name: each })))
        .join(', ')
    },
  }
}
