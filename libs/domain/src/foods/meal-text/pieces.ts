import type { Food } from '../food.js'
import { foodWords } from '../words.js'
import { type Clause, readClause, readMistypedClause } from './clause.js'
import { joinedPieces, type SoftPiece, softPieces } from './clauses.js'
import { runOn } from './run-on.js'

/** What tells whether pieces are one food: what it is called, and that it is a condiment. */
export type NamedFood = Pick<Food, 'name' | 'aliases'> & Partial<Pick<Food, 'tags' | 'portions'>>

/** A piece of a typed meal, how much of what it says, and the food it means. */
interface Piece<F> {
  readonly text: string
  readonly clause: Clause
  readonly food: F | null
}
export type Match<F> = (name: string) => F | null

/** Pieces that one name holds at most: "ham and cheese and tomato sandwich". */
const MAX_JOINED = 4

const hasScoop = ({ portions = [] }: NamedFood): boolean => portions.some(({ name }) => name === 'scoop')

/** "1 scoop Isopure": many a name is that of a drink, and what comes by the scoop is its powder. */
const asPowder = <F extends NamedFood>({ unit, name }: Clause, food: F | null, match: Match<F>): F | null => {
  if (food === null || unit?.name !== 'scoop' || hasScoop(food)) return food
  const powder = match(`${name} powder`)
  return powder !== null && hasScoop(powder) ? powder : food
}

const readAs = <F extends NamedFood>(text: string, clause: Clause, match: Match<F>): Piece<F> => {
  const food = asPowder(clause, match(clause.name), match)
  if (food || clause.unit?.kind !== 'count') return { text, clause, food }
  // A unit may be part of the name ("fish sticks", "rice cake"): then the whole text without its number is the food.
  const name = `${clause.name} ${clause.unit.name}`
  const whole = match(name)
  return whole ? { text, clause: { ...clause, unit: null, name }, food: whole } : { text, clause, food }
}

const ENDS_WITH_NUMBER = /\s\d+(?: g)?$/
const BEGINS_WITH_NUMBER = /^(?:\d|(?:one|two|three|five|seven)\s)/

/** "Fage 2", "Two Good yogurt", "premier protein 30 g": a number that is part of what a food is called is no amount of it. */
const named = <F extends NamedFood>(text: string, match: Match<F>): F | null => {
  const at = ENDS_WITH_NUMBER.test(text) ? -1 : 0
  if (at === 0 && !BEGINS_WITH_NUMBER.test(text)) return null
  const food = match(text)
  const wordOf = (name: string) => foodWords(name).at(at)
  return food && [food.name, ...food.aliases].some((name) => wordOf(name) === wordOf(text)) ? food : null
}

/** A piece as it stands, or else with its unit mistyped. */
const understand = <F extends NamedFood>(text: string, match: Match<F>): Piece<F> => {
  const known = named(text, match)
  if (known) return { text, clause: { quantity: null, unit: null, name: text }, food: known }
  const exact = readAs(text, readClause(text), match)
  if (exact.food) return exact
  const mistyped = readAs(text, readMistypedClause(text), match)
  return mistyped.food ? mistyped : exact
}

const TIES = /\b(?:and|with|y|con|in|on|en|over)\b|&/i
const AND = new Set(['and', 'y'])

const isCondiment = ({ tags = [] }: NamedFood): boolean => tags.includes('condiment')
const isNamedWithTie = ({ name, aliases }: NamedFood): boolean =>
  [name, ...aliases].some((one) => TIES.test(one))

/** What the names of a food are the names of: "omelet" of "spinach omelet". */
const headsOf = ({ name, aliases }: NamedFood): readonly (string | undefined)[] =>
  [name, ...aliases].map((one) => foodWords(one).at(-1))

/** The kind of thing a name begins with: "yogurt" of "Greek yogurt with berries", "toast" of "Avocado toast". */
const kindOf = (name: string): string | undefined =>
  foodWords(name.split(/,|\b(?:and|with|in|on)\b/i)[0] ?? '').at(-1)

/** "1/4 avocado on toast", "1 tbsp PB2 in yogurt": the amount is that of the part, not of what they are together. */
const isAmountOfPart = (whole: NamedFood, first: Clause | undefined, tie: string | undefined): boolean =>
  first !== undefined &&
  first.quantity !== null &&
  !AND.has(tie ?? '') &&
  foodWords(first.name).at(-1) !== kindOf(whole.name)

/** Half a cup "de arroz con gandules" is one of both: Spanish names its dishes so. */
const isMeasuredDish = (first: Clause | undefined, tie: string | undefined): boolean =>
  tie === 'con' && first?.unit != null && first.unit.kind !== 'count'

const isCalled = ({ name, aliases }: NamedFood, typed: string): boolean => {
  const words = foodWords(typed).join(' ')
  return [name, ...aliases].some((one) => foodWords(one).join(' ') === words)
}

/**
 * Whether pieces that were found as one food are one, and not two foods whose names happen to make a third: "chicken with
 * gravy" is no "chicken gravy", "cheese and crackers" are no "cheese crackers".
 */
const isOneFood = <F extends NamedFood>(
  whole: F,
  name: string,
  pieces: readonly SoftPiece[],
  match: Match<F>,
): boolean => {
  const alone = pieces.map(({ text }) => understand(text, match))
  const foods = alone.map(({ food }) => food)
  const [first] = foods
  if (isCondiment(whole) && first && first !== whole) return false
  // "Siggi's with honey": what is taken for a taste of the first is a food of its own.
  if (first === whole && !foods.includes(null) && !isCalled(whole, name)) return false
  const [clause, tie] = [alone[0]?.clause, pieces[1]?.tie]
  if (isMeasuredDish(clause, tie) && isCalled(whole, name)) return true
  if (!foods.includes(null) && isAmountOfPart(whole, clause, tie)) return false
  if (isNamedWithTie(whole) || foods.includes(null)) return true
  // "Egg and spinach omelet" is what stands last; "omelet with spinach" is what stands first.
  if (AND.has(pieces.at(-1)?.tie ?? '')) return foods.at(-1) === whole
  return headsOf(whole).includes(foodWords(alone[0]?.clause.name ?? '').at(-1))
}

/** The pieces as one food, or null. */
const together = <F extends NamedFood>(pieces: readonly SoftPiece[], match: Match<F>): Piece<F> | null => {
  const piece = understand(joinedPieces(pieces), match)
  return piece.food && isOneFood(piece.food, piece.clause.name, pieces, match) ? piece : null
}

const WITH = new Set(['with', 'con'])
/** More of a sauce than this, in g, is hardly weighed [own]. */
const MOST_WEIGHED_SAUCE_G = 30
const ENDS_WITH_AMOUNT = /\D\s\d\S*(?:\s[a-z]+)?$/

/** "Tuna with mayo 2 oz": a sauce that stands last with the amount of the whole has none of its own. */
const amountOfWhole = <F extends NamedFood>(
  found: readonly Piece<F>[],
  ties: readonly string[],
): Piece<F>[] => {
  const [first, last] = [found[0], found.at(-1)]
  const isOfWhole =
    found.length === 2 &&
    first?.clause.quantity === null &&
    last?.food &&
    isCondiment(last.food) &&
    WITH.has(ties[1] ?? '') &&
    ENDS_WITH_AMOUNT.test(last.text) &&
    last.clause.unit?.kind === 'mass' &&
    last.clause.unit.grams * (last.clause.quantity ?? 1) > MOST_WEIGHED_SAUCE_G
  if (!isOfWhole || !first || !last) return [...found]
  const { quantity, unit } = last.clause
  return [
    { ...first, clause: { ...first.clause, quantity, unit } },
    { ...last, clause: { ...last.clause, quantity: null, unit: null } },
  ]
}

/** Joins pieces that are one food together ("macaroni and cheese"), longest first, and parts what was run together. */
export const piecesOf = <F extends NamedFood>(part: string, match: Match<F>): Piece<F>[] => {
  const pieces = softPieces(part)
  const found: Piece<F>[] = []
  for (let from = 0; from < pieces.length;) {
    let to = Math.min(pieces.length, from + MAX_JOINED)
    let whole: Piece<F> | null = null
    while (to > from + 1 && whole === null) {
      whole = together(pieces.slice(from, to), match)
      if (whole === null) to -= 1
    }
    const text = pieces[from]?.text ?? ''
    const alone = whole ?? understand(text, match)
    found.push(...(alone.food ? [alone] : (runOn(text, (some) => understand(some, match)) ?? [alone])))
    from = to
  }
  return amountOfWhole(
    found,
    pieces.map(({ tie }) => tie),
  )
}
