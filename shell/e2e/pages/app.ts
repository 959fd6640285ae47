import { expect, type Locator, type Page } from '@playwright/test'
import { ConsentDialog } from './consent-dialog'
import { ProfileForm } from './profile-form'

/** The product as a person walks through it. */
export class App {
  readonly consent: ConsentDialog
  readonly profile: ProfileForm

  constructor(private readonly page: Page) {
    this.consent = new ConsentDialog(page)
    this.profile = new ProfileForm(page)
  }

  /** The segmented row of the Log place. */
  get logs(): Locator {
    return this.page.getByRole('navigation', { name: 'Logs' })
  }

  /** Opens a place of the bottom bar. */
  go(place: 'Home' | 'Log' | 'Scan' | 'More'): Promise<void> {
    return this.page
      .getByRole('navigation', { name: 'Places' })
      .getByRole('button', { name: place, exact: true })
      .click()
  }

  /** First visit: consent, profile, Home. */
  async begin(): Promise<void> {
    await this.page.goto('/')
    await this.consent.tickAll()
    await this.consent.accept()
    await this.page.getByRole('button', { name: 'Create Your Profile' }).click()
    await this.profile.fillMaria()
    await this.profile.submit()
    await expect(this.page.getByRole('heading', { level: 1, name: /Maria/ })).toBeVisible()
  }
}
