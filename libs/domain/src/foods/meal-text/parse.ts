import type { LengthLimit } from '../../measures/limit.js'
import type { Food } from '../food.js'
import { type WeighedAmount, weigh } from './amount.js'
import { type Clause, readClause } from './clause.js'
import { hardParts, joinedPieces, plainMealText, softPieces } from './clauses.js'

/** A typed description of a meal, in characters. Decision [D]. */
export const MEAL_TEXT_LENGTH: LengthLimit = { min: 1, max: 500 }

/** Parts of a typed meal at most; a meal has no more items. Source: security-rules 2.10. */
export const MAX_MEAL_PARTS = 30

/** Pieces that one name holds at most: "ham and cheese and tomato sandwich". */
const MAX_JOINED = 4

/** One part of a typed meal. */
export type MealPart<F> = {
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

type Piece<F> = { readonly text: string; readonly clause: Clause; readonly food: F | null }
type Match<F> = (name: string) => F | null

/** A unit may be part of the name ("fish sticks", "rice cake"): then the whole text without its number is the food. */
const understand = <F>(text: string, match: Match<F>): Piece<F> => {
  const clause = readClause(text)
  const food = match(clause.name)
  if (food || clause.unit?.kind !== 'count') return { text, clause, food }
  const name = `${clause.name} ${clause.unit.name}`
  const whole = match(name)
  return whole ? { text, clause: { ...clause, unit: null, name }, food: whole } : { text, clause, food }
}

/** Joins pieces that are one food together ("macaroni and cheese"), longest first. */
const piecesOf = <F>(part: string, match: Match<F>): Piece<F>[] => {
  const pieces = softPieces(part)
  const found: Piece<F>[] = []
  for (let from = 0; from < pieces.length;) {
    let to = Math.min(pieces.length, from + MAX_JOINED)
    let piece = understand(joinedPieces(pieces.slice(from, to)), match)
    while (to > from + 1 && !piece.food) {
      to -= 1
      piece = understand(joinedPieces(pieces.slice(from, to)), match)
    }
    found.push(piece)
    from = to
  }
  return found
}

const weighed = (clause: Clause): WeighedAmount | null =>
  clause.unit?.kind === 'mass' ? weigh({ portions: [], isDrink: false }, clause) : null

/**
 * Reads a typed meal ("2 eggs and half a cup of cottage cheese") part by part. Never throws; a part that is not
 * understood stays in the answer with its text, so that nothing a person typed is lost.
 * @param text at most `MEAL_TEXT_LENGTH` characters count
 * @param match the food a name means, or null
 */
export const parseMealText = <F extends Pick<Food, 'portions' | 'isDrink'>>(
  text: string,
  match: Match<F>,
): MealPart<F>[] =>
  hardParts(plainMealText(text.slice(0, MEAL_TEXT_LENGTH.max)))
    .flatMap((part) => piecesOf(part, match))
    .filter(({ clause }) => clause.name !== '')
    .slice(0, MAX_MEAL_PARTS)
    .map(({ text: typed, clause, food }) => ({
      text: typed,
      name: clause.name,
      food,
      amount: food ? weigh(food, clause) : weighed(clause),
      isAssumed: clause.quantity === null,
    }))
