import type { Food } from '@gb/domain'

/** Meat and seafood that stays dry or firm however small it is cut. Source: health-rules 9b.9. */
const DRY = /\b(?:roasted|grilled|broiled|fried|steak|jerky|rotisserie|shrimp|prawns?|octopus|lobster)\b/i
const MEAT =
  /\b(?:chicken|turkey|duck|hen|beef|pork|lamb|veal|venison|rabbit|sirloin|ribeye|steak|shrimp|prawns?|octopus|lobster)\b/i
/** What makes the same meat tender. */
const TENDER = /\b(?:stewed|shredded|ground|salisbury|pureed|salad|soup|bisque|stew|in sauce|canned)\b/i

/** Dishes of meat that is stewed or slowly cooked and pulled, in English and Spanish. Source: health-rules 9b.9. */
const STEWED =
  /\b(?:barbacoa|birria|carnitas|tinga|ropa vieja|machaca|cochinita|osso ?buco|rendang|adobo|pot roast|(?:pulled|stewed|braised|slow cooker|crock ?pot) (?:chicken|turkey|beef|pork|brisket|short ribs?|veal)|(?:carne|res|pollo|pavo|cerdo|puerco) (?:deshebrad|desmechad|mechad|guisad|estofad)[ao])\b/i

const isStewed = ({ name, aliases }: Food): boolean => [name, ...aliases].some((each) => STEWED.test(each))

/** Names of fats, sauces and condiments. */
const CONDIMENT =
  /\b(?:mustard|ketchup|mayonnaise|dressing|(?<!and )gravy|soy sauce|hot sauce|barbecue sauce|vinegar|margarine|ghee|(?<!in )oil|worcestershire|horseradish)$|^(?:butter|honey|jam|sugar|sour cream|cream cheese)$/i

const isDryMeat = ({ name }: Food): boolean => DRY.test(name) && MEAT.test(name) && !TENDER.test(name)

const FAULTS: readonly (readonly [fault: string, applies: (food: Food) => boolean])[] = [
  ['is dry meat and not for regular food', (food) => isDryMeat(food) && food.earliestPhase !== 'regular'],
  [
    'is a drink and has a texture',
    ({ isDrink, earliestPhase }) => isDrink && earliestPhase !== 'clear' && earliestPhase !== 'full',
  ],
  [
    'is a condiment and would stop a plate',
    ({ name, tags }) => CONDIMENT.test(name.split(',')[0] ?? name) && !tags.includes('condiment'),
  ],
  [
    'has alcohol and is not left out early',
    ({ tags }) => tags.includes('alcohol') && !tags.includes('avoid-early'),
  ],
  [
    'is ground or stewed meat and later than soft food',
    ({ name, earliestPhase, tags }) =>
      /\b(?:stewed|shredded|ground)\b/i.test(name) &&
      MEAT.test(name) &&
      earliestPhase === 'regular' &&
      !tags.includes('tough'),
  ],
  [
    'is called by a name of stewed meat and later than soft food',
    // In a tortilla or a bun it is as late as the bread.
    (food) =>
      food.earliestPhase === 'regular' &&
      isStewed(food) &&
      !/\b(?:sandwich|taco|burrito|tostada|arepa)/i.test(food.name),
  ],
]

/** What is wrong with the textures, the advice and the tags of a food; empty when nothing is. */
export const tableFaults = (food: Food): readonly string[] =>
  FAULTS.filter(([, applies]) => applies(food)).map(([fault]) => `${food.name} ${fault}`)
