import type { Page } from '@playwright/test'
import { createPerson, type Person } from '../support/api.ts'
import { logMonths } from '../support/months-of-data.ts'
import { openPremium } from '../support/open-premium.ts'
import { buyPremium } from '../support/premium.ts'

const YEAR = 365
const MEAL_DAYS = 182

const tab = async (page: Page): Promise<void> => {
  await openPremium(page)
  await page.getByRole('button', { name: /^Analytics/ }).waitFor()
}

const section = async (page: Page, name: RegExp): Promise<void> => {
  await tab(page)
  await page.getByRole('button', { name }).click()
}

const recipes = async (page: Page): Promise<void> => {
  await section(page, /^Recipes/)
  await page.getByRole('list', { name: 'Recipes' }).waitFor()
}

/** Somebody with premium who has logged most days of a year. */
export const yearPerson = async (url: string): Promise<Person> => {
  const surgery = new Date(Date.now() - YEAR * 86_400_000).toISOString().slice(0, 10)
  const person = await createPerson(url, {
    name: 'Maria Lopez',
    surgery_date: surgery,
    current_weight_lbs: 185.8,
    goal_weight_lbs: 180,
  })
  await buyPremium(person)
  await logMonths(person, YEAR, MEAL_DAYS)
  return person
}

// A section, and what shows that it has come.
const SIGNS = [
  { name: 'meal-plans', title: /^Meal plans/, sign: 'Fits your goals' },
  { name: 'templates', title: /^Planning templates/, sign: 'Special days' },
  { name: 'supplement-guide', title: /^Supplement guide/, sign: 'For you now' },
  { name: 'courses', title: /^Courses/, sign: 'Mindful Eating' },
  { name: 'check-in', title: /^Check-in/, sign: 'Nothing here yet' },
]

/** Premium with a year behind it, and what stands there before. */
export const PREMIUM_SCENES = [
  {
    name: 'premium-locked',
    person: 'busy' as const,
    walk: async (page: Page) => {
      await page.getByRole('button', { name: 'See what is inside' }).click()
      await page.getByText('On your last day with food.').waitFor()
      await page.getByText('Monthly').first().waitFor()
    },
  },
  {
    name: 'premium-home',
    person: 'year' as const,
    walk: async (page: Page) => page.getByRole('heading', { name: 'Your analytics' }).waitFor(),
  },
  { name: 'premium-sections', person: 'year' as const, walk: tab },
  {
    name: 'premium-analytics',
    person: 'year' as const,
    walk: async (page: Page) => {
      await section(page, /^Analytics/)
      await page.getByRole('radio', { name: '6 months' }).check()
      await page.getByRole('img', { name: /^Fluids by week/ }).waitFor()
    },
  },
  ...(
    [
      ['premium-analytics-few', 'asking'],
      ['premium-analytics-empty', 'premiumNew'],
    ] as const
  ).map(([name, person]) => ({
    name,
    person,
    walk: async (page: Page) => {
      await section(page, /^Analytics/)
      await page.getByRole('region', { name: 'Data points' }).waitFor()
    },
  })),
  {
    name: 'premium-report',
    person: 'year' as const,
    walk: async (page: Page) => {
      await section(page, /^Progress report/)
      await page.getByRole('button', { name: 'Generate Report' }).click()
      await page.getByRole('region', { name: 'Your report is ready' }).waitFor()
    },
  },
  ...SIGNS.map(({ name, title, sign }) => ({
    name: `premium-${name}`,
    person: 'year' as const,
    walk: async (page: Page) => {
      await section(page, title)
      await page.getByText(sign).first().waitFor()
    },
  })),
  {
    // The first screen of eighty-four recipes, and one of them at the stove.
    name: 'premium-recipes',
    person: 'year' as const,
    walk: recipes,
    whole: false,
  },
  {
    name: 'premium-cook',
    person: 'year' as const,
    walk: async (page: Page) => {
      await recipes(page)
      await page.getByRole('button', { name: /^Beef and broccoli/ }).click()
      await page.getByRole('button', { name: 'Cook step by step' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByText('Step 2 of 3').waitFor()
    },
    whole: false,
  },
].map((scene) => ({ whole: true, ...scene }))
