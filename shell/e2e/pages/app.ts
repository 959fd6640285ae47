import { expect, type Locator, type Page } from '@playwright/test'
import type { Product } from '../support/product'
import { ConfirmationDialog } from './confirmation-dialog'
import { ConsentDialog } from './consent-dialog'
import { ProfileForm } from './profile-form'
import { RestoreBox } from './restore-box'
import { SettingsPage } from './settings-page'

/** The product as a person walks through it. */
export class App {
  readonly confirmation: ConfirmationDialog
  readonly consent: ConsentDialog
  readonly profile: ProfileForm
  readonly restore: RestoreBox
  readonly settings: SettingsPage

  constructor(private readonly page: Page) {
    this.confirmation = new ConfirmationDialog(page)
    this.consent = new ConsentDialog(page)
    this.profile = new ProfileForm(page)
    this.restore = new RestoreBox(page)
    this.settings = new SettingsPage(page)
  }

  /** The one heading of the screen. */
  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  /** A short message at the edge of the screen. */
  notice(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByText(text)
  }

  /** The card that welcomes with a code which the person has not seen before. */
  get newCode(): Locator {
    return this.page
      .getByRole('main')
      .locator('[data-hue]')
      .filter({ has: this.page.getByRole('button', { name: 'I saved it' }) })
  }

  /** Opens a screen of the More list. */
  async more(name: 'Profile' | 'Settings'): Promise<void> {
    await this.go('More')
    await this.page.getByRole('main').getByRole('button', { name }).click()
    if (name === 'Settings') await this.settings.openAll()
  }

  /** Opens the row of Home that holds the profile code. */
  async openCodeRow(): Promise<void> {
    await this.page.getByText('Use it on another phone').click()
  }

  /** Has Home show the profile code, which the person confirms with a mail. */
  async showCode(product: Product, email = 'maria@example.com'): Promise<void> {
    await this.openCodeRow()
    await this.page.getByRole('button', { name: 'Show code' }).click()
    await this.confirmation.byMail(product, email)
    await expect(this.page.getByRole('main').getByText(/^\d{6}$/)).toBeVisible()
  }

  /** Answers the question on screen by the words on its button. */
  answer(name: string): Promise<void> {
    return this.page
      .getByRole('alertdialog')
      .or(this.page.getByRole('dialog'))
      .getByRole('button', { name, exact: true })
      .click()
  }

  /** The segmented row of the Log place. */
  get logs(): Locator {
    return this.page.getByRole('navigation', { name: 'Logs' })
  }

  /** Opens a place of the bottom bar, or the scan, which stands with the logs. */
  async go(place: 'Home' | 'Log' | 'Scan' | 'Learn' | 'More'): Promise<void> {
    const bar = this.page.getByRole('navigation', { name: 'Places' })
    await bar.getByRole('button', { name: place === 'Scan' ? 'Log' : place, exact: true }).click()
    if (place === 'Scan') await this.logs.getByRole('button', { name: 'Food', exact: true }).click()
  }

  /** First visit: consent, profile, Home. */
  async begin(): Promise<void> {
    await this.page.goto('/')
    await this.consent.tickAll()
    await this.consent.accept()
    await this.page.getByRole('button', { name: 'Create Your Profile' }).click()
    await this.profile.fillMaria()
    await this.profile.submit()
    await this.profile.skipSip()
    await expect(this.page.getByRole('heading', { level: 1, name: /Maria/ })).toBeVisible()
  }
}
