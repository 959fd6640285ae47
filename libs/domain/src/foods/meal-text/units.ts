import { slipsTo } from '../typed/slips.js'
import { withoutAccents } from '../words.js'

/** What a person may measure or count food in. `piece` is one of whatever it is. */
export type MealUnit =
  | { readonly kind: 'mass'; readonly name: string; readonly grams: number }
  | { readonly kind: 'volume'; readonly name: string; readonly cups: number }
  | { readonly kind: 'count'; readonly name: string }

// US customary: 1 cup is 236.588 ml, 16 tablespoons, 48 teaspoons, 8 fluid ounces. Source: standards, NIST Handbook 44.
const ML_PER_CUP = 236.588

const mass = (name: string, grams: number): MealUnit => ({ kind: 'mass', name, grams })
const volume = (name: string, cups: number): MealUnit => ({ kind: 'volume', name, cups })

const OUNCE = mass('ounce', 28.35)
const FLUID_OUNCE = volume('fluid ounce', 1 / 8)

const MEASURES: [MealUnit, string[]][] = [
  [mass('gram', 1), ['g', 'gr', 'grs', 'gram', 'grams', 'gramme', 'grammes', 'gramo', 'gramos']],
  [mass('kilogram', 1000), ['kg', 'kilogram', 'kilograms', 'kilo', 'kilos']],
  [OUNCE, ['oz', 'ozs', 'ounce', 'ounces', 'onza', 'onzas']],
  [mass('pound', 453.6), ['lb', 'lbs', 'pound', 'pounds', 'libra', 'libras']],
  [
    volume('milliliter', 1 / ML_PER_CUP),
    ['ml', 'milliliter', 'milliliters', 'millilitre', 'millilitres', 'mililitro', 'mililitros'],
  ],
  [volume('liter', 1000 / ML_PER_CUP), ['l', 'liter', 'liters', 'litre', 'litres', 'litro', 'litros']],
  [volume('cup', 1), ['cup', 'cups', 'cupful', 'cupfuls', 'c', 'taza', 'tazas', 'tacita']],
  [
    volume('tablespoon', 1 / 16),
    [
      'tbsp',
      'tbsps',
      'tbs',
      'tbl',
      'tablespoon',
      'tablespoons',
      'tablespoonful',
      'tablespoonfuls',
      'spoon',
      'spoons',
      'spoonful',
      'spoonfuls',
      'dollop',
      'dollops',
      'cucharada',
      'cucharadas',
      'cda',
      'cdas',
    ],
  ],
  [
    volume('teaspoon', 1 / 48),
    [
      'tsp',
      'tsps',
      'teaspoon',
      'teaspoons',
      'teaspoonful',
      'teaspoonfuls',
      'splash',
      'drizzle',
      'dab',
      'cucharadita',
      'cucharaditas',
      'cdta',
      'cdtas',
      'cdita',
      'cditas',
    ],
  ],
  [volume('pint', 2), ['pint', 'pints']],
  // How much goes into a bowl, a plate and a bite of a small stomach is our assumption [own], health-rules 9b.15.
  [
    volume('bowl', 1 / 2),
    ['bowl', 'bowls', 'bowlful', 'plate', 'plates', 'tazon', 'plato', 'platito', 'plateful'],
  ],
  [volume('glass', 1), ['glass', 'glasses', 'vaso', 'vasos', 'vasito', 'vasitos']],
  [volume('mug', 1), ['mug', 'mugs']],
  [mass('handful', 30), ['handful', 'handfuls', 'fistful', 'punado', 'punados', 'puno', 'punos', 'punito']],
  [mass('bite', 10), ['bite', 'bites', 'mouthful', 'mouthfuls', 'bocado', 'bocados', 'mordida', 'mordidas']],
  [volume('sip', 1 / 16), ['sip', 'sips', 'swallow', 'sorbo', 'sorbos']],
  [mass('pat', 5), ['pat', 'pats', 'knob']],
  [mass('pinch', 0.5), ['pinch', 'pinches', 'dash', 'sprinkle', 'pizca', 'pizcas']],
]

const COUNTED = `slice piece scoop container can bottle packet package bar stick fillet breast serving portion patty
  link strip wedge leaf clove stalk spear ear half shot sandwich wing thigh drumstick floret square
  cookie ball cube tub carton pouch`

/** Other words for what is counted, Spanish ones among them. */
const COUNTED_TOO: Readonly<Record<string, string>> = {
  slice: 'rebanada rebanadas rodaja rodajas loncha lonchas tajada tajadas',
  piece: 'pc pcs ct count pieza piezas pedazo pedazos trozo trozos unidad unidades',
  scoop: 'medida medidas',
  can: 'lata latas',
  bottle: 'botella botellas',
  bar: 'barra barras barrita barritas',
  fillet: 'filete filetes',
  breast: 'pechuga pechugas',
  serving: 'porcion porciones racion raciones',
  packet: 'pkt pkts pkg pkgs pack packs sachet sachets envelope envelopes sobre sobres sobrecito',
  leaf: 'hoja hojas',
  clove: 'diente dientes',
  wedge: 'gajo gajos',
}

const PLURAL_OF: Readonly<Record<string, string>> = { leaf: 'leaves', half: 'halves', patty: 'patties' }
const pluralOf = (word: string): string =>
  PLURAL_OF[word] ?? (/(?:s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`)

const UNITS = new Map<string, MealUnit>([
  ...MEASURES.flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
  ...COUNTED.split(/\s+/).flatMap((name) =>
    [name, pluralOf(name), ...(COUNTED_TOO[name]?.split(' ') ?? [])].map(
      (word) => [word, { kind: 'count', name } as const] as const,
    ),
  ),
])

/** A unit at the start of some words, and how many words it took. */
export interface FoundUnit {
  readonly unit: MealUnit
  readonly length: number
}

/** The unit at the start of the words, or null. */
export const readUnit = ([typed = '', next = '']: readonly string[]): FoundUnit | null => {
  const word = withoutAccents(typed)
  if ((word === 'fl' || word === 'fluid') && UNITS.get(next) === OUNCE)
    return { unit: FLUID_OUNCE, length: 2 }
  const unit = UNITS.get(word)
  return unit ? { unit, length: 1 } : null
}

/** The unit that is meant for this food: ounces of a drink are fluid ounces. */
export const unitFor = (unit: MealUnit, isDrink: boolean): MealUnit =>
  unit === OUNCE && isDrink ? FLUID_OUNCE : unit

/** A unit of so many letters may hold a slip: shorter ones have too many neighbors. */
const FORGIVEN_FROM = 4

/** The unit at the start of the words, also with a slip in it ("tablspoon", "slcies"), or null. */
export const readMistypedUnit = (words: readonly string[]): FoundUnit | null => {
  const exact = readUnit(words)
  const typed = withoutAccents(words[0] ?? '')
  if (exact !== null || typed.length < FORGIVEN_FROM) return exact
  const near = [...UNITS].filter(
    ([word]) => word.length >= FORGIVEN_FROM && (slipsTo(typed, word) ?? Infinity) <= 1,
  )
  const [meant] = near
  return meant !== undefined && near.every(([, unit]) => unit.name === meant[1].name)
    ? { unit: meant[1], length: 1 }
    : null
}
