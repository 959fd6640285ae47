import { foodWords } from '../foods/words.js'
import type { RatedMeal } from './rated-meal.js'
import type { Texture } from './texture.js'

/** Something to suggest, and the words of names that mean it is on the plate already. */
type Suggestion = { readonly say: string; readonly unless: readonly string[] }

const FISH =
  'fish tuna salmon cod tilapia trout haddock halibut sardine mackerel flounder sole pollock bass snapper perch mahi whiting grouper catfish'
const BIRD = 'chicken turkey poultry hen'

const suggest = (say: string, unless: string): Suggestion => ({ say, unless: unless.split(' ') })

/** Protein that fits a texture, best first. Source: health-rules 1.1, "what is allowed". */
const PROTEIN: Readonly<Record<Exclude<Texture, 'clear'>, readonly Suggestion[]>> = {
  full: [
    suggest('a protein shake', 'shake protein whey'),
    suggest('skim milk', 'milk latte'),
    suggest('smooth plain yogurt', 'yogurt kefir skyr'),
    suggest('strained soup with protein powder', 'soup broth'),
  ],
  puree: [
    suggest('blended chicken', BIRD),
    suggest('blended fish', FISH),
    suggest('scrambled egg', 'egg omelet'),
    suggest('cottage cheese', 'cottage'),
    suggest('Greek yogurt', 'yogurt skyr'),
    suggest('ricotta', 'ricotta'),
  ],
  soft: [
    suggest('flaked fish', FISH),
    suggest('egg', 'egg omelet frittata'),
    suggest('tender ground turkey', BIRD),
    suggest('cottage cheese', 'cottage'),
    suggest('Greek yogurt', 'yogurt skyr'),
    suggest('mashed beans', 'bean lentil chickpea hummus'),
  ],
  regular: [
    suggest('chicken', BIRD),
    suggest('fish', FISH),
    suggest('egg', 'egg omelet frittata'),
    suggest('plain Greek yogurt', 'yogurt skyr'),
    suggest('cottage cheese', 'cottage'),
    suggest('shrimp', 'shrimp crab lobster scallop'),
    suggest('beans', 'bean lentil chickpea hummus chili'),
  ],
}

const VEGETABLE = suggest(
  'a cooked vegetable',
  'vegetable salad broccoli carrot spinach zucchini squash cauliflower kale pepper tomato asparagus green bean',
)
const FRUIT = suggest('some berries', 'fruit berry strawberry blueberry raspberry blackberry')
const PULSES = suggest('a spoon of lentils', 'bean lentil chickpea pea chili')

/** "a, b or c". */
const orOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

const wordsOn = ({ items }: Pick<RatedMeal, 'items'>): ReadonlySet<string> =>
  new Set(items.flatMap(({ name }) => foodWords(name)))

const notOn = (meal: Pick<RatedMeal, 'items'>, suggestions: readonly Suggestion[]): readonly string[] => {
  const words = wordsOn(meal)
  return suggestions.filter(({ unless }) => !unless.some((word) => words.has(word))).map(({ say }) => say)
}

/** Proteins of a texture that are not on the plate, best first; there are always some. */
export const proteinsFor = (meal: Pick<RatedMeal, 'items'>, texture: Exclude<Texture, 'clear'>): string => {
  const free = notOn(meal, PROTEIN[texture])
  return orOf(free.length > 0 ? free.slice(0, 3) : ['another lean protein'])
}

/** Food with fiber that is not on the plate. */
export const fiberFor = (meal: Pick<RatedMeal, 'items'>): string => {
  const hasFruit = meal.items.some(({ tags }) => tags.includes('fruit'))
  const hasVegetable = meal.items.some(
    ({ tags }) => tags.includes('whole-produce') && !tags.includes('fruit'),
  )
  const wanted = [...(hasVegetable ? [] : [VEGETABLE]), ...(hasFruit ? [] : [FRUIT]), PULSES]
  const free = notOn(meal, wanted)
  return orOf(free.length > 0 ? free.slice(0, 2) : ['a whole grain'])
}
