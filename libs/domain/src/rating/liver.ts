import { foodWords } from '../foods/words.js'
import type { RatedItem } from './rated-meal.js'
import { meantWords } from './slipped-names.js'

/** Liver, and what is made of it or of its oil, in English and Spanish, and as it is often misspelled. */
const LIVER_NAMES = `liver, liverwurst, livermush, leberwurst, braunschweiger, foie gras, fois gras, foie gra, foie, giblet, haggis, rumaki,
  higado, higaditos, higadito, igado`

/** A pâté is of liver unless it says of what else it is. Source: health-rules 9b.7. */
const PATE = 'pate'
const OTHER_PATES = `vegan vegetarian plant vegetable veggie mushroom champinon salmon tuna atun fish pescado mackerel trout anchovy sardine
  crab shrimp lobster seafood lentil bean chickpea walnut cashew nut olive tofu eggplant tempeh lupin choux brisee sucree sablee
  feuilletee fruit`

/** What has the word and not the food: a diet, a tea, a supplement for the liver, a shop. */
const NOT_LIVER_NAMES = `liver diet, liver shrinking, liver reduction, liver cleanse, liver detox, liver support, liver health, liver tea,
  liver friendly, liver flush, no liver, not liver, liver free`

/** Words that are one slip from one of these and are something else: a liter of water, live yogurt, a gimlet. */
const OTHER_WORDS = new Set(
  'liter live lives lived lively lover lever liner lier layer lifer livery river gimlet goblet rumali haggi hilado'.split(
    ' ',
  ),
)

const namesOf = (text: string): readonly string[] =>
  text.split(',').map((name) => ` ${foodWords(name).join(' ')} `)

const LIVER = namesOf(LIVER_NAMES)
const NOT_LIVER = namesOf(NOT_LIVER_NAMES)
const NOT_OF_LIVER = new Set(OTHER_PATES.split(/\s+/).flatMap(foodWords))

let meant: ((word: string) => string) | undefined

/**
 * Whether a name is that of liver, pâté, liver sausage or the oil of a fish's liver: more vitamin A as retinol than a
 * pregnancy should have. One slip in a word is forgiven. Source: health-rules 9b.7.
 */
export const isLiverName = (name: string): boolean => {
  meant ??= meantWords(LIVER.flatMap((liver) => liver.trim().split(' ')))
  const correct = meant
  const words = foodWords(name).map((word) => (OTHER_WORDS.has(word) ? word : correct(word)))
  const all = NOT_LIVER.reduce((left, other) => left.replaceAll(other, ' | '), ` ${words.join(' ')} `)
  if (LIVER.some((liver) => all.includes(liver))) return true
  return words.includes(PATE) && !words.some((word) => NOT_OF_LIVER.has(word))
}

/** The items of a plate that are liver; a spoon of oil counts, whatever it weighs. */
export const liverItems = (items: readonly RatedItem[]): readonly RatedItem[] =>
  items.filter(({ name }) => isLiverName(name))

/** What to do about it during a pregnancy; the first names the food. Source: health-rules 9b.7. */
export const LIVER_IN_PREGNANCY = [
  'Please leave this out while you are pregnant.',
  'Liver, pâté and fish liver oil hold so much vitamin A that it can harm a baby. If you had some, tell your obstetrician.',
] as const
