import { describe, expect, it } from '@jest/globals'
import { tagsOfName } from './named-tags.js'

/** Amounts and manners stand before and behind what is alone a drink. */
const COUNTED = [
  'six Modelos',
  'dos Coronas',
  'a draft stout',
  'una copa de cava',
  '2 Stellas',
  'another bud',
  'twelve ports',
]

describe('drinks that are counted', () => {
  it.each(COUNTED)('hold alcohol: %s', (name) => {
    expect(tagsOfName(name)).toContain('alcohol')
  })

  it.each([
    'vermut',
    'shot of jager',
    'Happy Dad',
    'Cayman Jack',
    'french 75',
    'old fashioned',
    'blue lagoon cocktail',
    'sazerac',
    'hefeweizen',
    'Goose Island',
    'Grand Marnier',
    'moonshine',
    "Maker's Mark",
    'Don Julio',
    'kombucha hard',
    'pulque',
    "Planter's punch",
    'kir royale',
    'Buzzball',
    'BeatBox',
    'apple cider hard',
  ])('hold alcohol under names of few: %s', (name) => {
    expect(tagsOfName(name)).toContain('alcohol')
  })
})

describe('drinks with one slip in a long name', () => {
  it.each([
    'prosseco',
    'proseco',
    'champange',
    'Champaña',
    'magarita',
    'a glas of chardonay',
    'tequilla shot',
    'sangira',
    'cervesa',
    'burbon on ice',
    'whiskkey sour',
    'wite claw',
    'twisted tae and a budwieser',
    'hard seltzr',
    'vino tnto',
  ])('hold alcohol: %s', (name) => expect(tagsOfName(name)).toContain('alcohol'))

  it.each(['sparkeling water', 'kombuca', 'ginger alle and seltzr', 'pelegrino', 'una chela bien fría'])(
    'hold bubbles: %s',
    (name) => expect(tagsOfName(name)).toContain('carbonated'),
  )

  it.each([
    'margarina',
    'cerezas',
    'calcium carbonate',
    'beets',
    'ginger beet juice',
    'whisked egg',
    'giblets',
    'cherry',
    'sweet cherry',
    'masala tea',
    'red bell pepper',
    'tequila glazd shrimp',
  ])('leave food alone: %s', (name) => expect(tagsOfName(name)).toEqual([]))
})

describe(tagsOfName.name, () => {
  it.each([
    'wine',
    'a glass of red wine',
    'Pinot noir',
    'Champagne',
    'Prosecco',
    'frozen margarita',
    'White Claw mango',
    'Truly',
    'hard seltzer',
    'sangria',
    'cider',
    'hard apple cider',
    'sake',
    'Gin & Tonic',
    'vodka soda',
    'rum and Coke',
    'Jack & Coke',
    'whiskey sour',
    '2 beers',
    'Bud Light',
    'cerveza',
    'vino tinto',
    'champán',
    'una chela',
    'licor de hierbas',
    'trago',
    'espresso martini',
    'Aperol Spritz',
    'mimosa',
    'Twisted Tea',
    "Mike's Hard Lemonade",
    'Baileys',
    'shot of tequila',
    'jello shots',
    'hard kombucha',
    'port',
    'Jameson and ginger ale',
    'champaign',
    'skinny marg',
    'Truly wild berry',
  ])('finds the alcohol in %s', (name) => {
    expect(tagsOfName(name)).toContain('alcohol')
  })

  it.each([
    'tonic',
    'tonic water',
    'Diet Coke',
    'ginger ale',
    'root beer',
    'Perrier',
    'San Pellegrino',
    'LaCroix',
    'Topo Chico',
    'sparkling water',
    'seltzer',
    'Sprite Zero',
    'Dr. Pepper',
    'soda',
    'prosecco',
    'beer',
    'White Claw',
    'gin and tonic',
    'kombucha',
    'agua con gas',
    'mello yello',
    'Peñafiel',
    'italian soda',
    'Sidral Mundet',
    'Alani Nu',
    'six Coronas',
    'Red Bull',
    'a can of cola',
  ])('finds the bubbles in %s', (name) => {
    expect(tagsOfName(name)).toContain('carbonated')
  })

  it.each([
    'red wine vinegar',
    'crab cocktail',
    'cocktail sauce',
    'margarita mix',
    'NA beer',
    'Heineken 0.0',
    'yellow tail sashimi',
    'brandy snap',
    'beer battered cod',
    'coq au vin chicken',
    'rum raisin ice cream',
    'salmon in white wine',
    'vodka sauce',
    'port salut cheese',
    'non-alcoholic beer',
    'virgin mojito',
    'fruit cocktail',
    'shrimp cocktail',
    'apple cider vinegar',
    'root beer',
    'ginger ale',
    'manhattan clam chowder',
    'water',
    'grape juice',
    'gingerbread',
  ])('finds no alcohol in %s', (name) => {
    expect(tagsOfName(name)).not.toContain('alcohol')
  })

  it.each([
    'baking soda',
    'crushed pineapple',
    'monster cookie',
    'bang bang shrimp',
    'prime hydration drink',
    'soda bread',
    'soda crackers',
    'popcorn',
    'still water',
    'coconut water',
    'pop tart',
  ])('finds no bubbles in %s', (name) => {
    expect(tagsOfName(name)).toEqual([])
  })
})
