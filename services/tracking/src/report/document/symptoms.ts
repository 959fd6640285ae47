import { MEAL_FEELINGS, type MealSymptom } from '@gb/domain'
import { shortDay } from '../charts/frame.js'
import { CLINIC_WORDS as words } from '../messages.js'
import type { ReportContent } from '../report-content.js'
import type { Figure } from './figures.js'
import { recoveryWords } from './recovery-words.js'
import { counted } from './shared.js'

const isSymptom = (feeling: string): feeling is MealSymptom => feeling in words.symptoms

const afterMeals = ({ insights: { mealsFelt } }: ReportContent): string => {
  if (mealsFelt.told === 0) return words.nothingTold
  const said = MEAL_FEELINGS.filter(isSymptom).flatMap((symptom) => {
    const day = mealsFelt.last[symptom]
    const times = counted(mealsFelt[symptom], 'time')
    return day === null ? [] : [words.symptom(words.symptoms[symptom], times, shortDay(day))]
  })
  return said.length === 0 ? words.none(counted(mealsFelt.told, 'meal')) : said.join(' · ')
}

/** What hurt or came back, and when last: after meals, and in the answers of the first days where the period has some. */
export const symptomFigures = (content: ReportContent): Figure[] => {
  const last = content.recoveryDays.at(-1)
  const meals: Figure = [words.afterMeals, afterMeals(content)]
  if (last === undefined) return [meals]
  const { vomiting, pain, pulse, temperature } = recoveryWords(last)
  return [meals, [words.lastAnswer(shortDay(last.day)), words.answer(vomiting, pain, pulse, temperature)]]
}
