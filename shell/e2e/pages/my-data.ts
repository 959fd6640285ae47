import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'

/** A file that the browser saved. */
export interface SavedFile {
  name: string
  text: string
}

/** The card "My data" of Settings, with its windows. */
export class MyData {
  constructor(private readonly page: Page) {}

  /** Downloads everything, or one log. */
  async download(what?: 'Weight (CSV)' | 'Fluids (CSV)'): Promise<SavedFile> {
    if (what !== undefined) await this.page.getByLabel('What to download').selectOption(what)
    const [saved] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Download', exact: true }).click(),
    ])
    return { name: saved.suggestedFilename(), text: readFileSync(await saved.path(), 'utf8') }
  }

  /** Chooses a file; a file that can be read opens the window. */
  async choose({ name, text }: SavedFile): Promise<void> {
    await this.page
      .getByLabel('Choose a file')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
  }

  /** Takes the chosen file in. */
  import(): Promise<void> {
    return this.page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  }

  /** What became of the rows of a log. */
  outcome(log: string): Locator {
    return this.page.getByRole('dialog').getByRole('listitem').filter({ hasText: log })
  }

  /** Opens the window of the deletion. */
  async openDeletion(): Promise<Locator> {
    await this.page.getByRole('main').getByRole('button', { name: 'Delete my profile' }).click()
    return this.page.getByRole('alertdialog', { name: 'Delete your profile?' })
  }

  /** Deletes the profile with the word. */
  async delete(): Promise<void> {
    const window = await this.openDeletion()
    await window.getByLabel(/type DELETE/).fill('delete')
    await window.getByRole('button', { name: 'Delete my profile' }).click()
  }
}
