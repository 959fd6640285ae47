import type { Locator, Page } from '@playwright/test'
import { App } from './app'

/** The Log place: what the four logs have in common. */
export class LogPage {
  constructor(private readonly page: Page) {}

  async open(log: 'Fluids' | 'Vitamins' | 'Weight' | 'Mood'): Promise<void> {
    const app = new App(this.page)
    await app.go('Log')
    await app.logs.getByRole('button', { name: log }).click()
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  /** Opens a card that rests as one line on a phone. */
  unfold(name: string): Promise<void> {
    return this.card(name).locator('summary').first().click()
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** Presses a button of a row, which may lie under the bar at the bottom until it is scrolled away from it. */
  async press(name: RegExp): Promise<void> {
    const button = this.button(name)
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await button.click()
  }

  /** Takes back what the message says. */
  async undo(message: string): Promise<void> {
    const toast = this.page.getByRole('listitem').filter({ hasText: message })
    await toast.getByRole('button', { name: 'Undo' }).click()
  }

  /** Says when, in the form of a card or in the window of an entry. `when` is 'YYYY-MM-DDTHH:mm'. */
  async moveTo(within: Locator, when: string): Promise<void> {
    const now = within.getByRole('button', { name: 'Now: change the day or the time' })
    if (await now.isVisible()) await now.click()
    await within.getByLabel('When', { exact: true }).fill(when)
  }
}
