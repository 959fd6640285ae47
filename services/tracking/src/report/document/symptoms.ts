import { MEAL_FEELINGS, type MealSymptom } from '@gb/domain'
import type { ReportContent } from '../report-content.js'
import type { Figure } from './figures.js'
import { recoveryWords } from './recovery-words.js'

const SYMPTOMS = MEAL_FEELINGS.filter((feeling): feeling is MealSymptom => feeling !== 'fine')

const afterMeals = ({ insights: { mealsFelt }, speech }: ReportContent): string => {
  const words = speech.clinic.symptoms
  if (mealsFelt.told === 0) return words.nothingTold
  const said = SYMPTOMS.flatMap((symptom) => {
    const day = mealsFelt.last[symptom]
    if (day === null) return []
    return [words.one({ name: words.names[symptom], times: mealsFelt[symptom], day: speech.shortDay(day) })]
  })
  return said.length === 0 ? words.none({ meals: mealsFelt.told }) : said.join(' · ')
}

/** What hurt or came back, and when last: after meals, and in the answers of the first days where the period has some. */
export const symptomFigures = (content: ReportContent): Figure[] => {
  const { recoveryDays, speech } = content
  const words = speech.clinic.symptoms
  const last = recoveryDays.at(-1)
  const meals: Figure = [words.figure, afterMeals(content)]
  if (last === undefined) return [meals]
  return [
    meals,
    [words.lastAnswer({ day: speech.shortDay(last.day) }), words.answer(recoveryWords(last, speech))],
  ]
}
