import type { DoseQuestion } from '@gb/domain'
import { useState } from 'react'
import type { VitaminValues } from './vitamin'

/** What is being asked, and about which dose. */
export interface Asked {
  values: VitaminValues
  questions: readonly DoseQuestion[]
}

/** Asks about a dose once, before it is saved; an answer saves it without another question. */
export function useCheck(
  questionsFor: (values: VitaminValues) => readonly DoseQuestion[],
  save: (values: VitaminValues) => void,
) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    asked,
    submit: (values: VitaminValues): void => {
      const questions = questionsFor(values)
      if (questions.length === 0) save(values)
      setAsked(questions.length === 0 ? null : { values, questions })
    },
    /** The answer: the dose as it was, or the proposed one. */
    answer: (values: VitaminValues): void => {
      setAsked(null)
      save(values)
    },
    drop: () => setAsked(null),
  }
}
