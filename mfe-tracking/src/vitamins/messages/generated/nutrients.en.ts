// Written by `npm run generate` from ../nutrients.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  span: 'Which days',
  spans: {
    today: 'Today',
    week: '7 days before',
  },
  means: ({ meals, pills }: { meals: number; pills: number }) => `A day, on average: ${formats.plural(meals, { '=0': 'no days with meals', one: `${formats.number(meals)} day with meals`, other: `${formats.number(meals)} days with meals` })}, ${formats.plural(pills, { '=0': 'no days with vitamins', one: `${formats.number(pills)} day with vitamins`, other: `${formats.number(pills)} days with vitamins` })}.`,
  names: {
    b12: 'Vitamin B12',
    iron: 'Iron',
    calcium: 'Calcium',
    vitamin_d: 'Vitamin D',
    thiamin: 'Thiamin (B1)',
    zinc: 'Zinc',
    folate: 'Folate',
  },
  units: {
    mcg: 'mcg',
    mg: 'mg',
    IU: 'IU',
  },
  range: ({ from, to, unit }: { from: string; to: string; unit: string }) => `${from} to ${to} ${unit}`,
  aim: ({ aim }: { aim: string }) => `Usual: ${aim} in pills`,
  aimBoth: ({ aim }: { aim: string }) => `Usual: ${aim} in all`,
  pills: 'From pills',
  food: 'From food',
  noPills: 'None logged',
  noMeals: 'No meals logged',
  unknown: 'Not known',
  atLeast: ({ amount }: { amount: string }) => `≈ ${amount}`,
  known: ({ foods, known }: { foods: number; known: string }) => `known for ${known} of ${formats.plural(foods, { one: `${formats.number(foods)} food`, other: `${formats.number(foods)} foods` })}`,
  multivitamins: ({ count }: { count: number }) => `${formats.plural(count, { one: '1 multivitamin is', other: `${formats.number(count)} multivitamins are` })} not counted here. The label says what it adds.`,
  foot: 'Figures to talk about, not to judge. Your clinic\'s plan comes first.',
  info: 'Where these figures come from',
  infoText: 'Food is counted at least: only foods that the USDA has measured are known. Drinks in your fluid log are not counted. What is usual after a sleeve is in pills; food comes on top. Calcium is food and pills together.',
  source: 'USDA National Nutrient Database; ASMBS Nutritional Guidelines 2016 update',
  failed: 'The figures from food did not load',
  failedText: 'Everything you logged is safe.',
}
