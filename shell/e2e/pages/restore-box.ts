import type { Locator, Page } from '@playwright/test'

/** The way in by the profile code, with its second step by mail. */
export class RestoreBox {
  constructor(private readonly page: Page) {}

  get code(): Locator {
    return this.page.getByLabel('Profile code', { exact: true })
  }

  get button(): Locator {
    return this.page.getByRole('button', { name: 'Restore', exact: true })
  }

  /** From Home of a visitor to the box. */
  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'I have a profile code' }).click()
    await this.code.waitFor()
  }

  async submit(code: string): Promise<void> {
    await this.code.fill(code)
    await this.button.click()
  }

  get email(): Locator {
    return this.page.getByLabel('Email of your profile')
  }

  get mailedCode(): Locator {
    return this.page.getByLabel('Code from the email')
  }

  /** Asks for the mail. */
  async askFor(email: string): Promise<void> {
    await this.email.fill(email)
    await this.page.getByRole('button', { name: 'Send me the digits' }).click()
    await this.mailedCode.waitFor()
  }

  async confirm(digits: string): Promise<void> {
    await this.mailedCode.fill(digits)
    await this.page.getByRole('button', { name: 'Confirm', exact: true }).click()
  }
}
