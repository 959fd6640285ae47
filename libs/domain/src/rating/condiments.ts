import { SMALL_CONDIMENT_BELOW_G } from '../foods/tags.js'
import { foodWords } from '../foods/words.js'
import type { RatedItem } from './rated-meal.js'

/** Last words of the names of condiments, fats, sauces and herbs. */
const HEADS = new Set(
  `mustard mayo mayonnaise ketchup catsup sauce dressing vinaigrette butter margarine ghee oil gravy honey jam jelly
   marmalade syrup sugar relish salsa pesto aioli vinegar dip chutney tahini sriracha tabasco worcestershire teriyaki
   ranch creamer cream sweetener stevia salt seasoning spice herb parsley cilantro basil oregano dill cinnamon cocoa
   wasabi horseradish capers guacamole tzatziki tapenade zest nutmeg paprika cumin turmeric vanilla extract spray garlic
   ginger chive mint thyme rosemary sage tarragon cayenne harissa gochujang miso chimichurri bouillon cornstarch
   sprinkle`
    .split(/\s+/)
    .flatMap(foodWords),
)

/** Names of two words of which the last alone says something else: "bell pepper", "orange juice". */
const SMALL_PAIRS = new Set(
  'black pepper,white pepper,pepper flake,lemon juice,lime juice,chili flake,curry powder,chili powder,nutritional yeast,sesame seed,bagel seasoning,half half'
    .split(',')
    .map((pair) => foodWords(pair).join(' ')),
)

/** Ends like a condiment and is none. */
const NO_CONDIMENT = /\bice cream\b/i

/** Words that may follow the name of a condiment. */
const QUALIFIERS = new Set(
  foodWords(
    'light lite low fat free reduced plain unsalted salted organic homemade powder powdered ground dried',
  ),
)

/** Whether a name is that of a condiment: "hot sauce", "mayo, light", but not "tuna in oil" or "butter chicken". */
const isCondimentName = (name: string): boolean => {
  const [kind = ''] = name.split(/[,(]|\b(?:in|with|on)\b/i)
  if (NO_CONDIMENT.test(kind)) return false
  const words = foodWords(kind)
  const head = words.filter((word) => !QUALIFIERS.has(word)).at(-1)
  return (head !== undefined && HEADS.has(head)) || SMALL_PAIRS.has(words.slice(-2).join(' '))
}

/** Whether an item is so little of a condiment that it never stops a plate. Source: health-rules 9b.9. */
export const isSmallCondiment = ({ name, grams, tags, isDrink }: RatedItem): boolean =>
  !isDrink &&
  grams > 0 &&
  grams < SMALL_CONDIMENT_BELOW_G &&
  (tags.includes('condiment') || isCondimentName(name))

/** The items that textures, advice and caps look at. */
export const countedItems = (items: readonly RatedItem[]): readonly RatedItem[] =>
  items.filter((item) => !isSmallCondiment(item))
