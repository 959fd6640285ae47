import { planChoices } from './plan-choices'
import { json } from './render-part'
import type { Recipe } from '../recipe/recipe'

const ingredient = (name: string, foodId: string, grams: number, amount: number, unit: string) => ({
  ingredient_id: foodId,
  food_id: foodId,
  name,
  household: `${amount} ${unit}`,
  amount,
  unit,
  grams,
  shop_name: name,
  shop_section: 'Dairy and eggs' as const,
  bought_per_gram: 1,
})

const FIGURES = { fat: 0.2, fiber: 0.5, sugar: 4.6 }

export const RECIPES: Recipe[] = [
  {
    ...FIGURES,
    recipe_id: 'vanilla-morning-shake',
    name: 'Vanilla morning shake',
    category: 'breakfast',
    earliest_phase: 'full',
    phases: ['full', 'puree', 'soft', 'regular', 'maintenance'],
    calories: 117.4,
    protein: 22.4,
    carbs: 5.6,
    grams: 183,
    servings: 1,
    prep_time: '5 min',
    prep_minutes: 5,
    ingredients: [ingredient('Ultra-filtered skim milk', 'ultra-filtered-skim-milk', 183, 0.75, 'cup')],
    foods: [
      {
        food_id: 'ultra-filtered-skim-milk',
        name: 'Ultra-filtered skim milk',
        grams: 183,
        calories: 117.4,
        protein_g: 22.4,
        carbs_g: 5.6,
        fat_g: 0.2,
        fiber_g: 0.5,
        sugar_g: 4.6,
      },
    ],
    instructions: ['Pour the milk into a shaker.', 'Shake it.'],
    gastric_sleeve_notes: 'Sip over 15 to 20 minutes.',
    source: 'Written by Gastric Buddy',
    review_date: '2026-11-22',
    allergens: ['milk'],
    favourite: false,
  },
  {
    ...FIGURES,
    recipe_id: 'salmon-dill-mousse',
    name: 'Salmon dill mousse',
    category: 'dinner',
    earliest_phase: 'puree',
    phases: ['puree', 'soft', 'regular', 'maintenance'],
    calories: 80.4,
    protein: 13.3,
    carbs: 1,
    grams: 60,
    servings: 2,
    prep_time: '10 min',
    prep_minutes: 10,
    ingredients: [ingredient('Canned salmon', 'salmon-canned', 120, 4, 'oz')],
    foods: [
      {
        food_id: 'salmon-canned',
        name: 'Canned salmon',
        grams: 60,
        calories: 80.4,
        protein_g: 13.3,
        carbs_g: 1,
        fat_g: 0.2,
        fiber_g: 0.5,
        sugar_g: 4.6,
      },
    ],
    instructions: ['Blend it.'],
    gastric_sleeve_notes: 'Small spoons.',
    source: 'Written by Gastric Buddy',
    review_date: '2026-11-22',
    allergens: ['fish'],
    favourite: true,
  },
]

export const BOOK = {
  preview: false,
  language: 'en',
  total_recipes: 84,
  categories: { breakfast: 20, lunch: 20, dinner: 23, snacks: 21 },
  gastric_sleeve_focus: 'Protein first, in portions that fit a sleeve.',
  recipes: RECIPES,
}

/** The day of somebody in a phase, who has eaten 46 of 70 g of protein. */
export const today = (phase: string | null) => ({
  phase,
  goals: { protein_goal: 70 },
  consumed: { protein: 46 },
})

/** What content answers about recipes. */
export const recipes = (book: object = BOOK) => ({
  'GET /api/premium-recipes': () => json(book),
  ...planChoices().answers,
  'GET /api/daily-summary/*': () => json(today('full')),
})
