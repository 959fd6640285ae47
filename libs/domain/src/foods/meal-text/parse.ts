import type { LengthLimit } from '../../measures/limit.js'
import type { Food } from '../food.js'
import { type WeighedAmount, weigh } from './amount.js'
import { type Clause, isAmountAlone, readClause } from './clause.js'
import { hardParts, plainMealText } from './clauses.js'
import { type Match, type NamedFood, piecesOf } from './pieces.js'

/** A typed description of a meal, in characters [own]. */
export const MEAL_TEXT_LENGTH: LengthLimit = { min: 1, max: 500 }

/** Parts of a typed meal at most; a meal has no more items. Source: security-rules 2.10. */
export const MAX_MEAL_PARTS = 30

/** One part of a typed meal. */
export interface MealPart<F> {
  /** The part as it was read. */
  readonly text: string
  /** The food without its amount. */
  readonly name: string
  /** null when the food table does not know the name. */
  readonly food: F | null
  /** null when the food is unknown and was not weighed, or is not counted that way. */
  readonly amount: WeighedAmount | null
  /** Whether no amount was typed, so that the usual serving is assumed. */
  readonly isAssumed: boolean
}

/** What is said of a food behind a comma: "1 egg, scrambled", "chicken breast, grilled with lemon". */
const MANNER = new Set(
  `scrambled fried poached boiled hard soft grilled roasted baked broiled steamed stewed braised shredded mashed pureed
   blended chopped sliced diced drained plain raw cooked canned skinless peeled unsweetened nonfat lowfat revuelto
   revueltos no without sin toppings topping cocido cocida hervido asado asada molida molido picado deshebrado`.split(
    /\s+/,
  ),
)

const beginsWithManner = (part: string): boolean => MANNER.has(part.split(' ')[0] ?? '')

/** The parts, each with the manner that stands behind its comma where the two together are a food. */
const withManners = <F extends NamedFood>(parts: readonly string[], match: Match<F>): string[] =>
  parts.reduce<string[]>((joined, part) => {
    const before = joined.at(-1)
    const both = `${before} ${part}`
    const isOne =
      before !== undefined &&
      beginsWithManner(part) &&
      piecesOf(both, match).every(({ food }) => food !== null)
    const isFood = piecesOf(part, match).every(({ food }) => food !== null)
    return isOne && !isFood ? [...joined.slice(0, -1), both] : [...joined, part]
  }, [])

/** "Pot roast, 3 oz", "a shake, half": an amount alone is that of what stands before it, where that has none. */
const withAmountsBehind = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((joined, part) => {
    const before = joined.at(-1)
    return before !== undefined && isAmountAlone(part) && readClause(before).quantity === null
      ? [...joined.slice(0, -1), `${part} of ${before}`]
      : [...joined, part]
  }, [])

/** The same names are tried in several ways to read a text; each is looked for once. */
const remembered = <F>(match: Match<F>): Match<F> => {
  const known = new Map<string, F | null>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const food = match(name)
    known.set(name, food)
    return food
  }
}

const weighed = (clause: Clause): WeighedAmount | null =>
  clause.unit?.kind === 'mass' ? weigh({ portions: [], isDrink: false }, clause) : null

/**
 * Reads a typed meal ("2 eggs and half a cup of cottage cheese") part by part. Never throws; a part that is not
 * understood stays in the answer with its text, so that nothing a person typed is lost.
 * @param text at most `MEAL_TEXT_LENGTH` characters count
 * @param match the food a name means, or null
 */
export const parseMealText = <F extends NamedFood & Pick<Food, 'portions' | 'isDrink'>>(
  text: string,
  match: Match<F>,
): MealPart<F>[] => {
  const once = remembered(match)
  const parts = withAmountsBehind(hardParts(plainMealText(text.slice(0, MEAL_TEXT_LENGTH.max))))
  return withManners(parts, once)
    .flatMap((part) => piecesOf(part, once))
    .filter(({ clause }) => clause.name !== '')
    .slice(0, MAX_MEAL_PARTS)
    .map(({ text: typed, clause, food }) => ({
      text: typed,
      name: clause.name,
      food,
      amount: food ? weigh(food, clause) : weighed(clause),
      isAssumed: clause.quantity === null,
    }))
}
