import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/test'

type Verb = 'get' | 'post' | 'put' | 'delete'

/** What is filled in before a call is sent; the rest stays as the page suggests it. */
interface Filling {
  /** Words of the path, the query and the header, by name. */
  words?: Record<string, string>
  body?: unknown
}

/** The operators' console, as its page shows it. */
export class ConsolePage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/api/operator/docs')
    await expect(this.page.getByRole('heading', { name: /Gastric Buddy operators/ })).toBeVisible()
  }

  async authorize(token: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Authorize' }).first().click()
    const dialog = this.page.locator('.dialog-ux')
    await dialog.locator('input').fill(token)
    await dialog.getByRole('button', { name: 'Apply credentials' }).click()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
  }

  /** Opens a call, fills it in, presses Execute, and answers what the page shows of the answer. */
  async tryOut(
    verb: Verb,
    path: string,
    { words = {}, body }: Filling = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const call = this.page.locator(`.opblock-${verb}`, { has: this.page.locator(`[data-path="${path}"]`) })
    const execute = call.getByRole('button', { name: 'Execute' })
    if (!(await execute.isVisible())) await call.locator('.opblock-summary-control').click()
    for (const [name, value] of Object.entries(words)) await this.fillWord(call, name, value)
    if (body !== undefined) await call.locator('textarea.body-param__text').fill(JSON.stringify(body))
    const [answer] = await Promise.all([
      this.page.waitForResponse((response) => response.request().method() === verb.toUpperCase()),
      execute.click(),
    ])
    const shown = call.locator('.live-responses-table tbody .response-col_status').first()
    await expect(shown).toContainText(String(answer.status()))
    return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> }
  }

  private async fillWord(call: Locator, name: string, value: string): Promise<void> {
    const row = call.locator(`tr[data-param-name="${name}"]`)
    const choice = row.locator('select')
    if ((await choice.count()) > 0) await choice.selectOption(value)
    else await row.locator('input').fill(value)
  }
}
