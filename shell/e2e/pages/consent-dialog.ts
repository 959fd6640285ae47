import type { Page } from '@playwright/test'

/** The first-run dialog, in English or Spanish. */
export class ConsentDialog {
  constructor(private readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog', { name: /^(Before we start|Antes de empezar)$/ })
  }

  get refusal() {
    return this.dialog.getByRole('alert')
  }

  async tickAll(): Promise<void> {
    await this.dialog.waitFor()
    for (const box of await this.dialog.getByRole('checkbox').all()) await box.check()
  }

  accept(): Promise<void> {
    return this.dialog.getByRole('button', { name: /^(Accept and continue|Aceptar y seguir)$/ }).click()
  }
}
