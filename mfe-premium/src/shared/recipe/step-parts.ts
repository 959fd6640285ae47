import type { Language } from '@gb/domain'
import { STEP_WORDS } from './step-words'

/** The shortest end of a word that still says what it is: "berry" of "blueberry". */
const LEAST_END = 5

const isSaid = (word: string, said: ReadonlySet<string>): boolean =>
  said.has(word) || [...said].some((other) => other.length >= LEAST_END && word.endsWith(other))

/**
 * The ingredients that each step puts in, in the order of the recipe. One that a step before has put in is not told
 * again: it would go in twice. A word that several ingredients share ("pepper") means all of them.
 * Source: decision 86.
 * @param language that the recipe is written in
 */
export function ingredientsBySteps<T extends { name: string }>(
  steps: readonly string[],
  ingredients: readonly T[],
  language: Language,
): T[][] {
  const { wordsOf, saysNothing, everything } = STEP_WORDS[language]
  const tellingWords = (name: string) => wordsOf(name).filter((word) => !saysNothing.has(word))
  const left = new Set(ingredients)
  return steps.map((step) => {
    const said = new Set(wordsOf(step))
    const isAll = everything.test(step)
    const isMeant = ({ name }: T) => isAll || tellingWords(name).some((word) => isSaid(word, said))
    const used = [...left].filter(isMeant)
    for (const each of used) left.delete(each)
    return used
  })
}

/** Longer than this nobody stands by, min [own]. */
const LONGEST_MIN = 180

/**
 * How long a step says to wait or to cook, min, each time once and in order. "3 to 4 minutes" is 3: then somebody looks.
 * @param language that the step is written in
 */
export function minutesIn(step: string, language: Language): number[] {
  const { wait, hour } = STEP_WORDS[language]
  const minutes = [...step.matchAll(wait)].map(([, count, unit]) => Number(count) * (unit === hour ? 60 : 1))
  return [...new Set(minutes.filter((each) => each > 0 && each <= LONGEST_MIN))]
}
