import type { Page } from '@playwright/test'
import { log, place, type Scene, scan } from './scene.ts'

/** Past the consents to the first step of a profile. */
const beginProfile = async (page: Page): Promise<void> => {
  const window = page.getByRole('dialog')
  await window.getByRole('checkbox').first().waitFor()
  for (const box of await window.getByRole('checkbox').all()) await box.check()
  await window.getByRole('button', { name: 'Accept and continue' }).click()
  await page.getByRole('button', { name: 'Create your profile' }).click()
  await page.getByRole('heading', { name: 'Nice to meet you' }).waitFor()
}

/** The steps of a profile, with what is typed in each. */
const STEPS = [
  { name: 'you', title: 'Nice to meet you', typed: { Name: 'Maria Lopez', Email: 'maria@example.com' } },
  {
    name: 'body',
    title: 'About your body',
    typed: { Age: '42', 'Height, feet': '5', 'Height, inches': '4', 'Current weight': '210.5' },
  },
  { name: 'surgery', title: 'Your surgery', typed: {} },
  { name: 'goal', title: 'Where you are headed', typed: { 'Goal weight': '150' } },
] as const

const walkSteps = async (page: Page, last: number): Promise<void> => {
  await beginProfile(page)
  for (const [index, { title, typed }] of STEPS.slice(0, last + 1).entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('heading', { name: title }).waitFor()
    for (const [label, text] of Object.entries(typed))
      await page.getByLabel(label, { exact: true }).fill(text)
  }
}

const addWater = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: /8 oz/ }).first().click()
}

/** What stands for a moment, or until somebody goes on: it is seen often and looked at seldom. */
export const PASSING_SCENES: Scene[] = [
  {
    name: 'home-loading',
    person: 'busy',
    isWaiting: true,
    walk: async (page) => {
      // Nothing is kept on the device, and the answer is on its way.
      await page.addInitScript(() => indexedDB.deleteDatabase('gb-reads'))
      await page.route('**/api/**', () => new Promise(() => undefined))
      await page.reload()
      await page.locator('main [aria-busy="true"]').first().waitFor()
    },
  },
  {
    name: 'home-offline',
    person: 'busy',
    walk: async (page) => {
      await page.getByRole('main').getByRole('progressbar').first().waitFor()
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
      await page.context().setOffline(true)
      await page.getByText(/^You are offline|saved at/).waitFor()
    },
  },
  {
    name: 'fluids-not-sent',
    person: 'busy',
    walk: async (page) => {
      await log(page, 'Fluids')
      await page.getByRole('heading', { name: 'Log a drink' }).waitFor()
      await page.context().setOffline(true)
      await addWater(page)
      // What says that it was added would lie over it.
      await page
        .getByRole('region', { name: 'Messages' })
        .getByRole('button', { name: /Close|Dismiss/ })
        .click()
      // On a phone the list rests as one line.
      const folded = page.locator('details:not([open])', {
        has: page.getByRole('heading', { name: "Today's drinks" }),
      })
      if ((await folded.count()) > 0) await folded.locator('summary').first().click()
      const waiting = page.getByText('Not sent yet').first()
      await waiting.waitFor()
      await waiting.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'notice-undo',
    person: 'busy',
    walk: async (page) => {
      await addWater(page)
      await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  {
    name: 'home-yesterday',
    person: 'yesterday',
    walk: async (page) => {
      await page.getByRole('button', { name: 'See yesterday' }).click()
      await page.getByRole('region', { name: 'Yesterday', exact: true }).waitFor()
    },
  },
  ...STEPS.map(({ name }, index): Scene => ({
    name: `profile-step-${name}`,
    person: 'visitor',
    walk: (page) => walkSteps(page, index),
  })),
  {
    name: 'first-sip',
    person: 'visitor',
    walk: async (page) => {
      await walkSteps(page, STEPS.length - 1)
      await page.getByRole('button', { name: 'Complete Setup' }).click()
      await page.getByRole('button', { name: 'Not now, take me Home' }).waitFor()
    },
  },
  {
    name: 'barcode',
    person: 'new',
    walk: async (page) => {
      await scan(page)
      await page.getByRole('button', { name: 'Log without a photo' }).click()
      await page.getByRole('button', { name: 'Scan a barcode' }).click()
      await page.getByRole('dialog', { name: 'Product by barcode' }).waitFor()
    },
  },
  {
    name: 'locked',
    person: 'new',
    walk: async (page) => {
      await place(page, 'Home')
      await page.evaluate(() => localStorage.setItem('gb.app_lock', '5'))
      await page.reload()
      await page.getByRole('heading', { level: 1, name: 'Gastric Buddy is locked' }).waitFor()
    },
  },
]
