import { readFoodSeed } from '@gb/food-analysis'
import {
  type Food,
  FoodVocabulary,
  foodWords,
  kindsOf,
  parseMealText,
  searchFoods,
  typedFoodMatcher,
} from '@gb/domain'
import { TYPED_MEALS } from './foods-meals.js'
import { MORE_TYPED_MEALS } from './foods-meals-second.js'
import { NAMES, type NameCase } from './foods-names.js'
import { searchedInMemory } from './foods-search.js'
import { KIND_NOT_SAID, UNKNOWN_NAMES } from './foods-unknown.js'
import type { SafetyFindings, SafetyPart } from './part.js'

/** Share of a family that has to be found [own], after health-rules 9b.15. */
const LEAST_RECALL = 0.95
/** Of names with slips by rule, some have slips that no reader could undo [own]. */
const LEAST_RECALL_BY_RULE = 0.85
/** A search shows about so many without scrolling. */
const FIRST = 5
const SLIPPED = 200
const SEED = 20_260

interface Tools {
  foods: readonly Food[]
  match: (name: string) => Food | null
  search: (name: string) => Promise<readonly Food[]>
}

/** Numbers that look random and are the same in every run: the generator of Lehmer, after Park and Miller. */
const randomFrom = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

type Random = (below: number) => number

/** One letter dropped, doubled, wrong or swapped with its neighbor. */
const slip = (word: string, random: Random): string => {
  const at = random(word.length - 1)
  const [before, here, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
  const wrong = 'abcdefghijklmnopqrstuvwxyz'[random(26)]
  const ways = [
    `${before}${next}${after}`,
    `${before}${here}${here}${next}${after}`,
    `${before}${here}${wrong}${after}`,
    `${before}${next}${here}${after}`,
  ]
  return ways[random(ways.length)] ?? word
}

/** The first other names of foods, each with one slip in its longest word. */
const slippedNames = (foods: readonly Food[]): NameCase[] => {
  const random = randomFrom(SEED)
  const long = foods.flatMap(({ foodId, aliases: [alias = ''] }) => {
    const words = alias.split(' ')
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '')
    return /^[a-z]{5,}$/.test(longest) ? [{ foodId, words, longest }] : []
  })
  return Array.from({ length: SLIPPED }, () => {
    const { foodId = '', words = [], longest = '' } = long[random(long.length)] ?? {}
    const typed = words.map((word) => (word === longest ? slip(word, random) : word)).join(' ')
    return { typed, foods: [foodId] }
  })
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const lookAt = async (
  family: string,
  names: readonly NameCase[],
  least: number,
  tools: Tools,
): Promise<SafetyFindings> => {
  const missed: string[] = []
  const unfound: string[] = []
  for (const { typed, foods } of names) {
    if (!foods.includes(tools.match(typed)?.foodId ?? '')) missed.push(typed)
    const first = (await tools.search(typed)).slice(0, FIRST)
    if (!first.some(({ foodId }) => foods.includes(foodId))) unfound.push(typed)
  }
  const shareWithout = (left: readonly string[]) => 1 - left.length / names.length
  const [read, found] = [shareWithout(missed), shareWithout(unfound)]
  return {
    lines: [
      `${family}: of ${names.length} names ${percent(read)} read, ${percent(found)} found among the first ${FIRST}`,
      ...(missed.length > 0 ? [`  not read: ${missed.join(', ')}`] : []),
      ...(unfound.length > 0 ? [`  not found: ${unfound.join(', ')}`] : []),
    ],
    problems: [read, found]
      .filter((share) => share < least)
      .map((share) => `${family}: ${percent(share)} of the names, ${percent(least)} wanted`),
  }
}

/** Animals and nuts of what is offered that nobody asked for. */
const wrongKinds = (name: string, offered: readonly Food[]): string[] => {
  const wanted = kindsOf(foodWords(name))
  return offered
    .filter((food) => [...kindsOf(foodWords(food.name))].some((kind) => !wanted.has(kind)))
    .map((food) => `${name}: ${food.name}`)
}

const lookAtUnknown = async ({ match, search }: Tools): Promise<SafetyFindings> => {
  const wrong: string[] = []
  let silent = 0
  for (const name of UNKNOWN_NAMES) {
    const read = match(name)
    const offered = [...(read ? [read] : []), ...(await search(name))]
    wrong.push(...wrongKinds(name, offered))
    if (offered.length === 0) silent += 1
  }
  return {
    lines: [
      `unknown names: of ${UNKNOWN_NAMES.length}, ${silent} answer nothing, another animal or nut ${wrong.length}`,
    ],
    problems: wrong,
  }
}

/** Whole meals: each part is read as the food that it is, and none is left over. */
const lookAtMeals = ({ match }: Tools): SafetyFindings => {
  const meals = [TYPED_MEALS, MORE_TYPED_MEALS]
    .flatMap((lines) => lines.trim().split(/;\s*/))
    .map((line) => line.split(': '))
  const missed = meals.flatMap(([typed = '', foods = '']) => {
    const read = parseMealText(typed, match)
    return read.map(({ food }) => food?.foodId).join(' + ') === foods ? [] : [typed]
  })
  const read = 1 - missed.length / meals.length
  return {
    lines: [
      `typed meals: of ${meals.length} ${percent(read)} read`,
      ...(missed.length > 0 ? [`  not read: ${missed.join(', ')}`] : []),
    ],
    problems: read < LEAST_RECALL ? [`typed meals: ${percent(read)}, ${percent(LEAST_RECALL)} wanted`] : [],
  }
}

/** Names of which it has to be asked whether there was sugar in it. */
const lookAtKindNotSaid = async ({ match, search }: Tools): Promise<SafetyFindings> => {
  const wrong: string[] = []
  for (const [kinds, names] of KIND_NOT_SAID)
    for (const name of names) {
      const first = (await search(name)).slice(0, kinds.length).map(({ foodId }) => foodId)
      const read = match(name)
      if (read) wrong.push(`${name}: read as ${read.name}`)
      if (kinds.some((kind) => !first.includes(kind)))
        wrong.push(`${name}: offered first are ${first.join(', ')}`)
    }
  const all = KIND_NOT_SAID.flatMap(([, names]) => names)
  return {
    lines: [`kind not said: of ${all.length} names, guessed or not offered in both kinds ${wrong.length}`],
    problems: wrong,
  }
}

/** Typed names of foods: known ones are found in spite of slips, unknown ones never become another animal or a nut. */
export const FOODS: SafetyPart = {
  name: 'foods',
  look: async () => {
    const foods = (await readFoodSeed()).foods.map(({ food }) => food)
    const source = searchedInMemory(foods)
    const tools: Tools = {
      foods,
      match: typedFoodMatcher(foods, new FoodVocabulary(foods)),
      search: (name) => searchFoods(name, source),
    }
    const looks = [
      ...(await Promise.all(
        Object.entries(NAMES).map(([family, names]) => lookAt(family, names, LEAST_RECALL, tools)),
      )),
      await lookAt('slips by rule', slippedNames(foods), LEAST_RECALL_BY_RULE, tools),
      lookAtMeals(tools),
      await lookAtKindNotSaid(tools),
      await lookAtUnknown(tools),
    ]
    return { lines: looks.flatMap(({ lines }) => lines), problems: looks.flatMap(({ problems }) => problems) }
  },
}
