import { expect, type Locator, type Page } from '@playwright/test'
import { confirmationMails, digitsIn } from '../support/mail'
import type { Product } from '../support/product'

/** The window that asks who it is, over whatever is on screen. */
export class ConfirmationDialog {
  constructor(private readonly page: Page) {}

  get window(): Locator {
    return this.page.getByRole('dialog', { name: 'Please confirm it is you' })
  }

  get code(): Locator {
    return this.window.getByLabel('Code from the email')
  }

  press(name: string): Promise<void> {
    return this.window.getByRole('button', { name, exact: true }).click()
  }

  /** Has a code mailed and answers its digits. */
  async digits(product: Product, email: string): Promise<string> {
    const before = confirmationMails(product, email).length
    await this.press('Email me a code')
    await expect(this.code).toBeVisible()
    await expect.poll(() => confirmationMails(product, email).length).toBeGreaterThan(before)
    return digitsIn(confirmationMails(product, email).at(-1) ?? { subject: '', text: '' })
  }

  /** Confirms with the digits of a mail; what was asked for goes on by itself. */
  async byMail(product: Product, email: string): Promise<void> {
    const digits = await this.digits(product, email)
    await this.code.fill(digits)
    await this.press('Confirm')
    await expect(this.window).toHaveCount(0)
  }

  /** Confirms with the passkey of this device. */
  async byPasskey(): Promise<void> {
    await this.press('Use a passkey')
    await expect(this.window).toHaveCount(0)
  }
}
