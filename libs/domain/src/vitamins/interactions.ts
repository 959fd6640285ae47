import type { VitaminName } from '../entries/entry-choices.js'
import { messages } from './messages/generated/advice.en.js'

/** What else acts on a vitamin: worth reading before it is logged, whatever else was logged. */
export interface VitaminInteraction {
  readonly code: string
  readonly vitamins: readonly VitaminName[]
  readonly text: string
  readonly source: string
}

const MINERALS: readonly VitaminName[] = ['Calcium Citrate', 'Iron', 'Multivitamin']

/** Source: health-rules 3.4, the rows that concern a vitamin of the log form. */
export const VITAMIN_INTERACTIONS: readonly VitaminInteraction[] = [
  {
    code: 'iron_calcium',
    vitamins: ['Iron', 'Calcium Citrate'],
    text: messages.interactions.iron_calcium,
    source: 'BOMSS guideline 2020',
  },
  {
    code: 'calcium_dose',
    vitamins: ['Calcium Citrate'],
    text: messages.interactions.calcium_dose,
    source: 'ASMBS Nutritional Guidelines 2016 update',
  },
  {
    code: 'iron_vitamin_c',
    vitamins: ['Iron'],
    text: messages.interactions.iron_vitamin_c,
    source: 'BOMSS guideline 2020',
  },
  {
    code: 'iron_coffee_tea',
    vitamins: ['Iron'],
    text: messages.interactions.iron_coffee_tea,
    source: 'American Journal of Clinical Nutrition, as quoted elsewhere',
  },
  {
    code: 'iron_milk',
    vitamins: ['Iron'],
    text: messages.interactions.iron_milk,
    source: 'General advice page (ntro.it.com)',
  },
  {
    code: 'thyroid_pills',
    vitamins: MINERALS,
    text: messages.interactions.thyroid_pills,
    source: 'Mayo Clinic, 2014',
  },
  {
    code: 'acid_blockers_b12',
    vitamins: ['Vitamin B12'],
    text: messages.interactions.acid_blockers_b12,
    source: 'PMC9762528',
  },
  {
    code: 'acid_blockers_iron',
    vitamins: ['Iron'],
    text: messages.interactions.acid_blockers_iron,
    source: 'Obesity Algorithm 2024',
  },
  {
    code: 'acid_blockers_calcium',
    vitamins: ['Calcium Citrate'],
    text: messages.interactions.acid_blockers_calcium,
    source: 'Pharmacy Times on calcium and acid blockers',
  },
  {
    code: 'antibiotics_minerals',
    vitamins: MINERALS,
    text: messages.interactions.antibiotics_minerals,
    source: 'Gastric Buddy advice',
  },
  {
    code: 'vitamin_k_warfarin',
    vitamins: ['Multivitamin', 'Other'],
    text: messages.interactions.vitamin_k_warfarin,
    source: 'Gastric Buddy advice',
  },
  {
    code: 'zinc_copper',
    vitamins: ['Other'],
    text: messages.interactions.zinc_copper,
    source: 'Obesity Algorithm 2024',
  },
  {
    code: 'biotin_labs',
    vitamins: ['Other'],
    text: messages.interactions.biotin_labs,
    source: 'MedlinePlus and NIH notes on biotin',
  },
]

/** The interactions of one vitamin. */
export const interactionsOf = (vitaminName: VitaminName): readonly VitaminInteraction[] =>
  VITAMIN_INTERACTIONS.filter(({ vitamins }) => vitamins.includes(vitaminName))
