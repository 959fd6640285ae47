import { foodWords } from '../foods/words.js'
import type { RatedMeal } from './rated-meal.js'
import type { Texture } from './texture.js'

/** Something to suggest, and the words of names that mean it is on the plate already. */
interface Suggestion {
  readonly say: string
  readonly unless: readonly string[]
}

const FISH = `fish tuna salmon cod tilapia trout haddock halibut sardine mackerel flounder sole pollock bass snapper perch mahi whiting
  grouper catfish anchovy herring swordfish monkfish lox ceviche sushi sashimi poke surimi
  seafood marisco cioppino bouillabaisse gumbo
  pescado atun bacalao trucha sardina merluza mojarra huachinango`
const BIRD = 'chicken turkey poultry hen pollo pavo pechuga gallina nugget'

const EGG =
  'egg omelet frittata quiche shakshuka mcmuffin huevo omelette clara breakfast benedict bibimbap carbonara souffle custard flan'
const YOGURT =
  'yogurt kefir skyr yogur fage chobani oikos siggi dannon activia yoplait tzatziki labneh raita quark jocoque'
const COTTAGE = 'cottage requeson'
const BEAN = 'bean lentil chickpea hummus chili falafel dal edamame frijol lenteja garbanzo habichuela alubia'
const SEAFOOD =
  'shrimp crab lobster scallop prawn camaron cangrejo langosta marisco seafood oyster clam mussel squid calamari octopus almeja pulpo ceviche'

const suggest = (say: string, unless: string): Suggestion => ({ say, unless: unless.split(' ') })

/** Protein that fits a texture, best first. Source: health-rules 1.1, "what is allowed". */
const PROTEIN: Readonly<Record<Exclude<Texture, 'clear'>, readonly Suggestion[]>> = {
  full: [
    suggest('a protein shake', 'shake protein whey proteina batido'),
    suggest('skim milk', 'milk latte leche cappuccino'),
    suggest('smooth plain yogurt', YOGURT),
    suggest('strained soup with protein powder', 'soup broth sopa caldo'),
  ],
  puree: [
    suggest('blended chicken', BIRD),
    suggest('blended fish', FISH),
    suggest('scrambled egg', EGG),
    suggest('cottage cheese', COTTAGE),
    suggest('Greek yogurt', YOGURT),
    suggest('ricotta', 'ricotta requeson'),
  ],
  soft: [
    suggest('flaked fish', FISH),
    suggest('egg', EGG),
    suggest('tender ground turkey', BIRD),
    suggest('cottage cheese', COTTAGE),
    suggest('Greek yogurt', YOGURT),
    suggest('mashed beans', BEAN),
  ],
  regular: [
    suggest('chicken', BIRD),
    suggest('fish', FISH),
    suggest('egg', EGG),
    suggest('plain Greek yogurt', YOGURT),
    suggest('cottage cheese', COTTAGE),
    suggest('shrimp', SEAFOOD),
    suggest('beans', BEAN),
  ],
}

const VEGETABLE = suggest(
  'a cooked vegetable',
  `vegetable salad broccoli carrot spinach zucchini squash cauliflower kale pepper tomato asparagus bean cabbage slaw coleslaw
  eggplant mushroom pea beet okra cucumber celery ratatouille minestrone succotash chop suey verdura ensalada espinaca calabaza`,
)
const FRUIT = suggest('some berries', 'fruit berry strawberry blueberry raspberry blackberry fresa fruta')
const PULSES = suggest('a spoon of lentils', `${BEAN} pea`)

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
