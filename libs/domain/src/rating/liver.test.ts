import { describe, expect, it } from '@jest/globals'
import { isLiverName } from './liver.js'

describe(isLiverName.name, () => {
  it.each([
    'Beef liver, braised',
    'chicken livers',
    'liver and onions',
    'chopped liver',
    'Liverwurst',
    'braunschweiger sandwich',
    'Foie gras',
    'pâté',
    'Pate',
    'duck pâté on toast',
    'paté de campagne',
    'cod liver oil',
    'fish liver oil capsule',
    'aceite de hígado de bacalao',
    'hígado encebollado',
    'higaditos de pollo',
    'turkey giblets',
    'haggis',
    'beef liver and a liver detox tea',
    'salmon and chicken liver pate',
  ])('knows %s', (name) => expect(isLiverName(name)).toBe(true))

  it.each([
    'beef livver',
    'chiken liver',
    'bef lver',
    'lievr and onions',
    'liverwrst',
    'liverworst',
    'braunschwieger',
    'fois gras',
    'cod livr oil',
    'igado encebollado',
    'haggiss',
  ])('forgives a slip: %s', (name) => expect(isLiverName(name)).toBe(true))

  it.each([
    'a liter of water',
    'live yogurt',
    'olive oil',
    'vodka gimlet',
    'rumali roti',
    'silver dollar pancakes',
    'layer cake',
    'meat lover pizza',
    'river trout',
    'mushroom pâté',
    'salmon pate',
    'vegan lentil pate',
    'pâte à choux',
    'liver diet shake',
    'liver detox tea',
    'liver support capsules',
    'beef patty',
    'chicken gizzards',
    'cod, baked',
    'clover honey',
    'beet',
  ])('leaves alone %s', (name) => expect(isLiverName(name)).toBe(false))
})
