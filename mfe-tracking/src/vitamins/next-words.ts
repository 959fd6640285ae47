import type { DoseQuestion, VitaminName } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { nextCatalog } from './messages/generated/next'
import { doseInWords, unitInWords } from './model/dose'
import { type Dose, nameOf, type VitaminValues } from './model/vitamin'

/** What the card of the next vitamin says, and the screen as well. */
export const useNextWords = () => useMessages(nextCatalog)

/** Writes vitamins and their doses: "Iron, 18 mg". A name that is in no list stays as it is. */
export function useInWords() {
  const words = useNextWords()
  const names: Readonly<Record<string, string>> = words.names
  const name = (of: string): string => names[of] ?? of
  const dose = (of: Pick<Dose, 'amount' | 'unit'>): string => doseInWords(of, words.units)
  const vitamin = (of: Pick<VitaminValues, 'vitaminName' | 'notes'>): string => name(nameOf(of))
  return {
    name,
    dose,
    vitamin,
    unit: (amount: number, unit: Dose['unit']): string => unitInWords(amount, unit, words.units),
    entry: (of: VitaminValues): string => words.entry({ name: vitamin(of), dose: dose(of) }),
  }
}

/** What is asked about a dose in the language of the screen; in English it is the sentence of the rules. */
export function useQuestionInWords(): (question: DoseQuestion, of: VitaminName) => string {
  const words = useNextWords()
  const { name } = useInWords()
  const isEnglish = useLanguageHere() === 'en'
  return ({ code, text }, of) => {
    if (isEnglish) return text
    switch (code) {
      case 'soft':
        return of === 'Calcium Citrate' ? words.questions.calcium : words.questions.soft
      case 'day_total':
      case 'double_tap':
        return words.questions[code]({ name: name(of) })
      default:
        return words.questions[code]
    }
  }
}
