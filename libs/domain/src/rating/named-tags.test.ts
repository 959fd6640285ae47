import { describe, expect, it } from '@jest/globals'
import { tagsOfName } from './named-tags.js'

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
    'Red Bull',
    'a can of cola',
  ])('finds the bubbles in %s', (name) => {
    expect(tagsOfName(name)).toContain('carbonated')
  })

  it.each([
    'red wine vinegar',
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
