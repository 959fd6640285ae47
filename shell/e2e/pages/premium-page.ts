import { expect, type Locator, type Page } from '@playwright/test'
import { openPremium } from '../support/open-premium'

/** The upgrade window, the Premium tab, and what stands between them. */
export class PremiumPage {
  constructor(private readonly page: Page) {}

  get window(): Locator {
    return this.page.getByRole('dialog', { name: 'Upgrade to Premium' })
  }

  /** The card of a package in the window. */
  card(name: 'Monthly' | '6 Months' | 'Yearly'): Locator {
    return this.window.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name }) })
  }

  async applyPromo(code: string): Promise<void> {
    await this.window.getByRole('textbox', { name: 'Promo code' }).fill(code)
    await this.window.getByRole('button', { name: 'Apply' }).click()
  }

  choose(name: 'Monthly' | '6 Months' | 'Yearly'): Promise<void> {
    return this.card(name)
      .getByRole('button', { name: /^(Choose|Start Free Trial)/ })
      .click()
  }

  /** Pays on the test page, or at the double. */
  async pay(): Promise<void> {
    await this.page.getByRole('button', { name: /^Pay/ }).first().click()
    await expect(this.page.getByText('Premium is active. Thank you!')).toBeVisible()
  }

  /** The way to it, in the row above the tips; whoever looks for it stands on what Learn opens. */
  get tab(): Locator {
    return this.row.getByRole('button', { name: 'Premium' })
  }

  /** Tips and what stands beside them. */
  get row(): Locator {
    return this.page.getByRole('navigation', { name: 'Learn' })
  }

  open(): Promise<void> {
    return openPremium(this.page)
  }

  /** The card where a subscription is managed. */
  get subscription(): Locator {
    return this.page.getByRole('region', { name: 'Manage Subscription' })
  }

  action(name: string): Promise<void> {
    return this.subscription.getByRole('button', { name }).click()
  }

  answer(name: string): Promise<void> {
    return this.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
  }
}
