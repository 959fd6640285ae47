import type { Locator, Page } from '@playwright/test'
import type { Scene } from './scene.ts'

const only = '1280-light'

const openConsole = async (page: Page): Promise<void> => {
  await page.goto('/api/operator/docs')
  await page.locator('.authorize.locked').first().waitFor()
}

/** A call of the console, opened. */
const call = async (page: Page, verb: string, path: string): Promise<Locator> => {
  await openConsole(page)
  const block = page.locator(`.opblock-${verb}`, { has: page.locator(`[data-path="${path}"]`) })
  await block.locator('.opblock-summary-control').click()
  await block.getByRole('button', { name: 'Execute' }).waitFor()
  return block
}

const scrollTo = (block: Locator): Promise<void> =>
  block.evaluate((element) => element.scrollIntoView({ block: 'start' }))

/** What operators work with: it is looked at on a desk. */
export const CONSOLE_SCENES: Scene[] = [
  { name: 'console', person: 'visitor', only, walk: openConsole },
  {
    name: 'console-held-back',
    person: 'visitor',
    only,
    walk: async (page) => {
      const block = await call(page, 'post', '/api/operator/promo-codes')
      await block.getByRole('button', { name: 'Execute' }).click()
      await block.locator('tr[data-param-name="X-Confirm"] input.invalid').waitFor()
      await scrollTo(block)
    },
  },
  {
    name: 'console-inbox',
    person: 'asking',
    only,
    walk: async (page) => {
      const block = await call(page, 'get', '/api/operator/check-ins')
      await block.locator('tr[data-param-name="X-Reason"] input').fill('Answering what waits.')
      await block.getByRole('button', { name: 'Execute' }).click()
      const answer = block.locator('.live-responses-table')
      await answer.waitFor()
      await scrollTo(answer)
    },
  },
]
