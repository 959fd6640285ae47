import type { Food } from '../food.js'
import { SAME_FIGURES } from '../match.js'
import { foodWords } from '../words.js'
import { withoutFillers } from './fillers.js'
import { TASTES } from './tastes.js'

type Named = Pick<Food, 'name' | 'aliases'>

/**
 * Names of what is eaten with sugar by some and without by whoever had surgery: clear liquids are jello and ice pops, full
 * ones pudding, all of them sugar free. Which it was decides whether it fits, so it is asked. Decision 155.
 */
const NAMES = `jello;jell o;jelo;jellow;gelatin;gelatine;gelatina;gelatina de agua;popsicle;popsickle;popcicle;ice pop;freezer pop;
  paleta;paleta de hielo;paleta de agua;pudding;puding;jello pudding`

/** What stands beside them and says nothing of the sugar. */
const BESIDE = new Set(
  'red green blue yellow purple pink cup cups snack box package vasito roja verde stick'.split(' '),
)

/** What says that there is sugar. */
const WITH_SUGAR = new Set('regular normal sugar sugared sweetened azucar'.split(' '))

const keyOf = (words: readonly string[]): string => words.join(' ')
const named = new Set(NAMES.split(';').map((name) => keyOf(foodWords(name))))

const coreOf = (words: readonly string[]): readonly string[] =>
  withoutFillers(words).filter((word) => !TASTES.has(word) && !BESIDE.has(word) && !SAME_FIGURES.has(word))

/**
 * Whether a name is that of a thing with sugar or without, and does not say which.
 * @param words words of `foodWords`
 */
export const isKindNotSaid = (words: readonly string[]): boolean =>
  !words.some((word) => WITH_SUGAR.has(word)) && named.has(keyOf(coreOf(words)))

/** The foods that a name may mean which does not say of which kind it is: first the one without sugar, then the one with it. */
export const kindsFirst = <F extends Named>(words: readonly string[], foods: readonly F[]): F[] => {
  const core = coreOf(words)
  const placeOf = ({ name, aliases }: F): number => {
    const all = [name, ...aliases].map(foodWords)
    const isCalled = (asked: readonly string[]) =>
      all.some((other) => other.length === asked.length && asked.every((word) => other.includes(word)))
    if (isCalled([...core, 'sugar', 'free'])) return 0
    return isCalled(core) ? 1 : 2
  }
  return foods.toSorted((one, other) => placeOf(one) - placeOf(other))
}
