import { type FitsFrom, type PlanSubject, timeInWords } from '@gb/domain'
import { messages } from '../messages'

const nameOf = (subject: PlanSubject): string => {
  if (subject.type === 'meal') return messages.meals[subject.mealType]
  return subject.type === 'drink' ? messages.drinks[subject.fluidType] : subject.vitaminName
}

/** "5:10 PM", "7:00 AM tomorrow". */
export const fitsFromInWords = ({ at, isTomorrow }: FitsFrom): string =>
  isTomorrow ? messages.tomorrowAt(timeInWords(at)) : timeInWords(at)

/** Each name once. */
export const namesOf = (subjects: readonly PlanSubject[]): string =>
  [...new Set(subjects.map(nameOf))].join(', ')

/** "Breakfast, Multivitamin", "3 drinks", "2 × Calcium Citrate". */
export function subjectsInWords(subjects: readonly PlanSubject[]): string {
  if (subjects.length > 1 && subjects.every(({ type }) => type === 'drink'))
    return messages.manyDrinks(subjects.length)
  const counts = new Map<string, number>()
  for (const subject of subjects) counts.set(nameOf(subject), (counts.get(nameOf(subject)) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : messages.several(count, name))).join(', ')
}
