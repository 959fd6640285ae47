import type { Locator, Page } from '@playwright/test'

/** Settings: devices, consents, my data, signing out. */
export class SettingsPage {
  constructor(private readonly page: Page) {}

  get devices(): Locator {
    return this.page.getByRole('list', { name: 'Your devices' }).getByRole('listitem')
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
