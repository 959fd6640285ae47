import type { Locator, Page } from '@playwright/test'
import { unfold } from './unfold'

/** The mood tab. */
export class MoodPage {
  constructor(private readonly page: Page) {}

  get form(): Locator {
    return this.page.getByRole('region', { name: 'How are you today?' })
  }

  get rows(): Locator {
    return this.page.getByRole('list', { name: 'Last 5 entries' }).getByRole('listitem')
  }

  /** Opens the entries, which rest as one line on a phone until they were opened once. */
  unfold(): Promise<void> {
    return unfold(this.page, /^(Last 5|Your) entries$/)
  }

  get crisis(): Locator {
    return this.page.getByRole('region', { name: 'You matter, and help is here right now' })
  }

  pick(word: string): Promise<void> {
    return this.form.getByText(word, { exact: true }).click()
  }

  /** Moves a slider by the arrow keys alone. */
  async slide(name: string, steps: number): Promise<void> {
    const slider = this.form.getByRole('slider', { name })
    await slider.focus()
    for (let step = 0; step < Math.abs(steps); step++)
      await this.page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft')
  }

  async write(label: string, text: string): Promise<void> {
    await this.form.getByText(/^Write a few words/).click()
    await this.form.getByLabel(new RegExp(`^${label}`)).fill(text)
  }

  save(): Promise<void> {
    return this.form.getByRole('button', { name: 'Save Mood' }).click()
  }
}
