import type { Page } from '@playwright/test'
import { platePhoto } from './plate-photo.ts'
import { log, more, place, type Scene, scan } from './scene.ts'

const choosePhoto = async (page: Page): Promise<void> => {
  await scan(page)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload Image' }).click(),
  ])
  await chooser.setFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await platePhoto() })
  await page.getByRole('button', { name: 'Analyze', exact: true }).waitFor()
}

const analyze = async (page: Page): Promise<void> => {
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await page.getByRole('button', { name: 'Scan Another' }).waitFor()
}

/** The screens of every day. */
export const EVERYDAY_SCENES: Scene[] = [
  { name: 'consent', person: 'visitor', walk: async (page) => page.getByRole('dialog').waitFor() },
  {
    name: 'home-empty',
    person: 'new',
    walk: async (page) => page.getByText('Nothing logged yet').first().waitFor(),
  },
  {
    name: 'home-filled',
    person: 'busy',
    walk: async (page) => page.getByRole('progressbar').first().waitFor(),
  },
  {
    name: 'home-same-again',
    person: 'sameAgain',
    walk: async (page) => page.getByRole('button', { name: /^Again: / }).waitFor(),
  },
  {
    name: 'profile',
    person: 'busy',
    walk: async (page) => {
      await more(page, 'Profile')
      await page.getByRole('button', { name: 'Update Profile' }).waitFor()
    },
  },
  { name: 'scan-preview', person: 'new', walk: choosePhoto },
  { name: 'scan-results', person: 'busy', walk: analyze },
  {
    name: 'scan-correct',
    person: 'busy',
    walk: async (page) => {
      await analyze(page)
      await page.getByRole('list', { name: 'Foods we see' }).getByRole('button').first().click()
      await page.getByLabel('Amount').waitFor()
    },
  },
  {
    name: 'scan-none-left',
    person: 'scannedAll',
    walk: async (page) => {
      await scan(page)
      await page.getByText('No free scans left').first().waitFor()
    },
  },
  {
    name: 'scan-portion',
    person: 'busy',
    walk: async (page) => {
      await scan(page)
      await page
        .getByRole('region', { name: 'Food log' })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .first()
        .click()
      await page.getByText('How much did you eat?').waitFor()
    },
  },
  {
    name: 'fluids',
    person: 'busy',
    walk: async (page) => {
      await log(page, 'Fluids')
      await page.getByRole('heading', { name: 'Log a drink' }).waitFor()
    },
  },
  {
    name: 'weight',
    person: 'busy',
    walk: async (page) => {
      await log(page, 'Weight')
      await page.getByRole('button', { name: /^Add/ }).first().waitFor()
    },
  },
  {
    name: 'vitamins',
    person: 'busy',
    walk: async (page) => {
      await log(page, 'Vitamins')
      await page
        .getByRole('button', { name: /^Log this|^Add/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'mood',
    person: 'busy',
    walk: async (page) => {
      await log(page, 'Mood')
      await page.getByRole('slider').first().waitFor()
    },
  },
  {
    name: 'premium',
    person: 'new',
    walk: async (page) => {
      await place(page, 'Home')
      await page.getByRole('button', { name: 'Upgrade', exact: true }).click()
      await page.getByRole('dialog').getByText('Most Popular').waitFor()
    },
  },
]
