import type { Page } from '@playwright/test'
import { log, more, type Scene, scan } from './scene.ts'

const CRISIS = 'I do not want to be here anymore'

const openAdd = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Log a meal' }).waitFor()
}

const writeMood = async (page: Page, text: string, mood: number): Promise<void> => {
  await log(page, 'Mood')
  await page.getByRole('slider').first().fill(String(mood))
  await page.getByText(/^Write a few words/).click()
  await page.getByRole('textbox').first().fill(text)
}

/** What is seen when something waits, fails, is urgent, or has not begun yet. */
export const STATE_SCENES: Scene[] = [
  {
    name: 'welcome',
    person: 'visitor',
    walk: async (page) => {
      const window = page.getByRole('dialog')
      await window.getByRole('checkbox').first().waitFor()
      for (const box of await window.getByRole('checkbox').all()) await box.check()
      await window.getByRole('button', { name: 'Accept and continue' }).click()
      await page.getByRole('button', { name: 'Create your profile' }).waitFor()
    },
  },
  {
    name: 'home-before-surgery',
    person: 'before',
    walk: async (page) => page.getByText('Ask about your medicines').first().waitFor(),
  },
  {
    name: 'home-surgery-day',
    person: 'surgeryDay',
    walk: async (page) => page.getByRole('main').getByRole('progressbar').first().waitFor(),
  },
  {
    name: 'home-day-5',
    person: 'day5',
    walk: async (page) => page.getByRole('button', { name: /^Day 5: how are you/ }).waitFor(),
  },
  {
    name: 'first-days-urgent',
    person: 'day5',
    walk: async (page) => {
      await page.getByRole('button', { name: /^Day 5: how are you/ }).click()
      const window = page.getByRole('dialog', { name: 'Day 5 after surgery' })
      await window.getByRole('button', { name: 'Nothing yet' }).click()
      await window.getByRole('button', { name: 'No', exact: true }).click()
      await window.getByRole('button', { name: 'Severe, and getting worse' }).click()
      await window.getByRole('alert').waitFor()
    },
  },
  {
    name: 'home-in-trouble',
    person: 'dry',
    walk: async (page) => page.getByText('Please call your care team today').first().waitFor(),
  },
  {
    name: 'fluids-in-trouble',
    person: 'dry',
    walk: async (page) => {
      await log(page, 'Fluids')
      await page.getByText('Please call your care team today').first().waitFor()
    },
  },
  {
    name: 'mood-in-crisis',
    person: 'low',
    walk: async (page) => {
      await writeMood(page, CRISIS, 1)
      await page.getByText('Sad', { exact: true }).first().click()
      await page.getByRole('button', { name: 'Save Mood' }).click()
      await page.getByRole('region', { name: 'You matter, and help is here right now' }).waitFor()
    },
  },
  {
    name: 'is-this-normal',
    person: 'busy',
    walk: async (page) => {
      await more(page, 'Is this normal?')
      await page.getByRole('checkbox', { name: 'Chest pain' }).check()
      await page.getByRole('link', { name: 'Call 911' }).first().waitFor()
    },
  },
  { name: 'log-sheet', person: 'busy', walk: openAdd },
  { name: 'scan-empty', person: 'new', walk: scan },
  {
    name: 'fluids-empty',
    person: 'new',
    walk: async (page) => {
      await log(page, 'Fluids')
      await page.getByRole('heading', { name: 'Log a drink' }).waitFor()
    },
  },
  {
    name: 'weight-empty',
    person: 'new',
    walk: async (page) => {
      await log(page, 'Weight')
      await page.getByRole('button', { name: /^Add/ }).first().waitFor()
    },
  },
  {
    name: 'weight-story',
    person: 'year',
    walk: async (page) => {
      await log(page, 'Weight')
      await page.getByRole('button', { name: /^Your story/ }).click()
      await page.getByRole('heading', { name: 'Your story' }).first().waitFor()
    },
  },
  {
    name: 'scan-did-not-load',
    person: 'new',
    walk: async (page) => {
      await page.route(/\/remotes\/mfe-scan\//, (route) => route.abort())
      await page.reload()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await scan(page)
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).waitFor()
    },
  },
  {
    name: 'settings',
    person: 'busy',
    walk: async (page) => {
      await more(page, 'Settings')
      await page.getByRole('heading', { level: 1, name: 'Settings' }).first().waitFor()
    },
  },
  {
    name: 'tips',
    person: 'busy',
    walk: async (page) => {
      await more(page, 'Tips')
      await page.getByRole('heading', { level: 1, name: 'Tips' }).first().waitFor()
    },
  },
]
