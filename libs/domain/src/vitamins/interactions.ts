import type { VitaminName } from '../entries/entry-choices.js'

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
    text: 'Take iron and calcium at least 2 hours apart.',
    source: 'BOMSS guideline 2020',
  },
  {
    code: 'calcium_dose',
    vitamins: ['Calcium Citrate'],
    text: 'Take at most 500-600 mg of calcium at a time.',
    source: 'ASMBS Nutritional Guidelines 2016 update',
  },
  {
    code: 'iron_vitamin_c',
    vitamins: ['Iron'],
    text: 'Vitamin C helps your body take in iron.',
    source: 'BOMSS guideline 2020',
  },
  {
    code: 'iron_coffee_tea',
    vitamins: ['Iron'],
    text: 'No coffee, tea or cocoa from 1 hour before iron to 2 hours after.',
    source: 'American Journal of Clinical Nutrition, as quoted elsewhere',
  },
  {
    code: 'iron_milk',
    vitamins: ['Iron'],
    text: 'Take iron 2 hours apart from milk and cheese.',
    source: 'General advice page (ntro.it.com)',
  },
  {
    code: 'thyroid_pills',
    vitamins: MINERALS,
    text: 'If you take levothyroxine, keep it 4 hours apart from calcium and iron.',
    source: 'Mayo Clinic, 2014',
  },
  {
    code: 'acid_blockers_b12',
    vitamins: ['Vitamin B12'],
    text: 'Acid blockers can lower your B12 over time, more so with metformin. Ask your clinic about a test.',
    source: 'PMC9762528',
  },
  {
    code: 'acid_blockers_iron',
    vitamins: ['Iron'],
    text: 'With acid blockers your body takes in less iron. Ask your clinic about a test.',
    source: 'Obesity Algorithm 2024',
  },
  {
    code: 'acid_blockers_calcium',
    vitamins: ['Calcium Citrate'],
    text: 'With acid blockers take calcium as citrate: carbonate needs acid and a meal.',
    source: 'Pharmacy Times on calcium and acid blockers',
  },
  {
    code: 'antibiotics_minerals',
    vitamins: MINERALS,
    text: 'Minerals can bind some antibiotics and bone medicines. Ask your pharmacist how many hours to leave in between.',
    source: 'Gastric Buddy advice',
  },
  {
    code: 'vitamin_k_warfarin',
    vitamins: ['Multivitamin', 'Other'],
    text: 'Vitamin K, in many multivitamins too, and herbs can change how warfarin works. Ask the person who checks your blood thinner before you start.',
    source: 'Gastric Buddy advice',
  },
  {
    code: 'zinc_copper',
    vitamins: ['Other'],
    text: 'Extra zinc by itself can lower your copper. Have 1 mg of copper for each 8 to 15 mg of zinc.',
    source: 'Obesity Algorithm 2024',
  },
  {
    code: 'biotin_labs',
    vitamins: ['Other'],
    text: 'Biotin, also in hair pills, can make blood tests of thyroid or heart look wrong. Tell the lab, and ask if you should pause it 2 to 3 days before. Keep your multivitamin unless they say so.',
    source: 'MedlinePlus and NIH notes on biotin',
  },
]

/** The interactions of one vitamin. */
export const interactionsOf = (vitaminName: VitaminName): readonly VitaminInteraction[] =>
  VITAMIN_INTERACTIONS.filter(({ vitamins }) => vitamins.includes(vitaminName))
