import type { Locator, Page } from '@playwright/test'

/** The count in the header of what is not sent yet, and the list behind it. */
export class Unsent {
  readonly waiting: Locator
  readonly refused: Locator

  constructor(private readonly page: Page) {
    this.waiting = page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')
    this.refused = page.getByRole('list', { name: 'Please check these' }).getByRole('listitem')
  }

  chip(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  async open(name: string): Promise<void> {
    await this.chip(name).click()
    await this.page.getByRole('dialog', { name: 'Not sent yet' }).waitFor()
  }

  close(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Not sent yet' })
    return dialog.getByRole('button', { name: 'Close' }).last().click()
  }

  /** Goes to where the first refused entry is edited. */
  edit(): Promise<void> {
    return this.refused.first().getByRole('button', { name: /^Edit/ }).click()
  }
}
