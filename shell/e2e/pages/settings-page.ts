import type { Locator, Page } from '@playwright/test'

/** Settings: devices, consents, my data, signing out. */
export class SettingsPage {
  constructor(private readonly page: Page) {}

  get devices(): Locator {
    return this.page.getByRole('list', { name: 'Your devices' }).getByRole('listitem')
  }

  /** Opens every section: each rests as a line. */
  async openAll(): Promise<void> {
    const main = this.page.getByRole('main')
    await this.page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor({ state: 'attached' })
    await main.getByText('Appearance').waitFor()
    const closed = main.locator('details:not([open]) > summary:visible')
    while ((await closed.count()) > 0) await closed.first().click()
  }

  /** One of the four consents. */
  consent(name: string): Locator {
    return this.page
      .getByRole('list', { name: 'Your consents' })
      .getByRole('listitem')
      .filter({ hasText: name })
  }

  press(name: string | RegExp): Promise<void> {
    return this.page.getByRole('main').getByRole('button', { name }).click()
  }
}
