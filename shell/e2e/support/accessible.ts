import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from './settled'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 800 }

// A phone and a desk show the same things in the same colors: to work these out is most of what a look takes.
const COLORS = ['color-contrast', 'link-in-text-block']
const RULES = {
  all: {},
  colors: { runOnly: COLORS },
  shape: { rules: Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }])) },
}

const expectNothingFound = async (page: Page, which: keyof typeof RULES): Promise<void> => {
  await settled(page)
  // Nothing here has frames, and so axe needs no second page to put its answers together; and what is right is not told.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await axe.options({ resultTypes: ['violations'], ...RULES[which] }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** No accessibility finding of axe on the whole page. */
export const expectAccessible = (page: Page): Promise<void> => expectNothingFound(page, 'all')

/** The same on a phone in both themes and at a desk. Leaves the page on a phone, in the light theme. */
export const expectAccessibleInAllLooks = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(DESK)
  await expectNothingFound(page, 'shape')
  await page.setViewportSize(PHONE)
  await expectNothingFound(page, 'all')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNothingFound(page, 'colors')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
