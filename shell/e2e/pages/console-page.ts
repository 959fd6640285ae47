import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '../support/test'

/** Whether an address is one of a path such as '/api/operator/tokens/{token_id}'. */
const isCallOf = (path: string, { pathname }: URL): boolean =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname)

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

  /** The page has the token that the browser's prompt was given: it asks for none itself. */
  async expectAuthorized(): Promise<void> {
    await expect(this.page.locator('.authorize.locked')).toBeVisible()
  }

  /** Presses Execute of a call as it stands there, and expects that nothing is sent before a word confirms it. */
  async expectHeldBack(verb: Verb, path: string): Promise<void> {
    const call = await this.opened(verb, path)
    const sent: string[] = []
    const note = (request: Request) => sent.push(request.url())
    this.page.on('request', note)
    await call.getByRole('button', { name: 'Execute' }).click()
    await expect(call.locator('tr[data-param-name="X-Confirm"] input.invalid')).toBeVisible()
    this.page.off('request', note)
    expect(sent).toEqual([])
  }

  private async opened(verb: Verb, path: string): Promise<Locator> {
    const call = this.page.locator(`.opblock-${verb}`, { has: this.page.locator(`[data-path="${path}"]`) })
    const execute = call.getByRole('button', { name: 'Execute' })
    if (!(await execute.isVisible())) await call.locator('.opblock-summary-control').click()
    await expect(execute).toBeVisible()
    return call
  }

  /** Opens a call, fills it in, presses Execute, and answers what the page shows of the answer. */
  async tryOut(
    verb: Verb,
    path: string,
    { words = {}, body }: Filling = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const call = await this.opened(verb, path)
    const execute = call.getByRole('button', { name: 'Execute' })
    // No reason is filled in by the page: it is for who looks to say it.
    if (words['X-Reason'] === undefined && (await call.locator('tr[data-param-name="X-Reason"]').count()) > 0)
      await this.fillWord(call, 'X-Reason', 'They wrote to us in ticket 1234.')
    for (const [name, value] of Object.entries(words)) await this.fillWord(call, name, value)
    if (body !== undefined) await call.locator('textarea.body-param__text').fill(JSON.stringify(body))
    const [answer] = await Promise.all([
      // What the console itself still fetches is no answer to this call.
      this.page.waitForResponse(
        (response) =>
          response.request().method() === verb.toUpperCase() && isCallOf(path, new URL(response.url())),
      ),
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
