import { expect, type Locator, type Page } from '@playwright/test'
import { unfold } from './unfold'

/** A day and time on the clock of the browser, as a `datetime-local` field takes it. */
export const clockAgo = (page: Page, days: number): Promise<string> =>
  page.evaluate((back) => {
    const at = new Date()
    at.setDate(at.getDate() - back)
    const two = (value: number) => String(value).padStart(2, '0')
    return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
  }, days)

/** The weight tab; its form in English or Spanish. */
export class WeightPage {
  constructor(private readonly page: Page) {}

  get form(): Locator {
    return this.page.getByRole('region', { name: /^(Log your weight|Registre su peso)$/ })
  }

  get progress(): Locator {
    return this.page.getByRole('region', { name: 'Your progress' })
  }

  get rows(): Locator {
    return this.page.getByRole('list', { name: 'Last 10 weights' }).getByRole('listitem')
  }

  async type(weight: string): Promise<void> {
    await this.form.getByLabel(/^(Weight|Peso)$/).fill(weight)
    await this.form.getByRole('button', { name: /^(Add Weight|Agregar)$/ }).click()
  }

  /** A weight with a note. */
  async write(weight: string, note: string): Promise<void> {
    await this.form.getByLabel(/^(Notes|Notas)/).fill(note)
    await this.type(weight)
  }

  /** Opens the weights, which rest as one line on a phone until they were opened once. */
  unfold(): Promise<void> {
    return unfold(this.page, /^(Last 10|Your) weights$/)
  }

  /** The weight is in the list. */
  async has(weight: string): Promise<void> {
    await this.unfold()
    await expect(this.rows.filter({ hasText: weight })).toHaveCount(1)
  }

  async setWhen(days: number): Promise<void> {
    await this.form.getByRole('button', { name: /^Now/ }).click()
    await this.form.getByLabel('When').fill(await clockAgo(this.page, days))
  }
}
