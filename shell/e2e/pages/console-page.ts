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

/** The two consoles, each with its heading. */
const HEADINGS = { '/api/operator/docs': /^Gastric Buddy operators/, '/api/docs': /^Gastric Buddy/ }

/** No reason is filled in by the page: it is for who looks to say it. */
const REASON = 'They asked for it in ticket 4711.'

const LONGEST_SCROLL_MS = 2000

/** A console, the operators' one or everybody's, as its page shows it. */
export class ConsolePage {
  constructor(private readonly page: Page) {}

  async open(path: keyof typeof HEADINGS = '/api/operator/docs'): Promise<void> {
    await this.page.goto(path)
    await expect(this.page.getByRole('heading', { name: HEADINGS[path] })).toBeVisible()
  }

  /** The page knows who is signed in, which it learns by itself soon after it has come. */
  async untilOwnIdIsKnown(): Promise<void> {
    await this.page.waitForFunction(() => 'gastricBuddyOwnId' in globalThis)
  }

  /** The page has the token that the browser's prompt was given: it asks for none itself. */
  async expectAuthorized(): Promise<void> {
    await expect(this.page.locator('.authorize.locked')).toBeVisible()
  }

  /** Presses Execute of a call as it stands there, and expects that nothing is sent before a word confirms it. */
  async expectHeldBack(verb: Verb, path: string): Promise<void> {
    const call = await this.opened(verb, path)
    await this.giveReason(call)
    await this.expectNothingSent(async () => {
      await call.getByRole('button', { name: 'Execute' }).click()
      await expect(call.locator('tr[data-param-name="X-Confirm"] input.invalid')).toBeVisible()
    })
  }

  /** Presses Execute of a call that ends something, answers no, and expects that nothing is sent. */
  async expectTakenBack(verb: Verb, path: string): Promise<void> {
    const call = await this.opened(verb, path)
    this.page.once('dialog', (dialog) => void dialog.dismiss())
    await this.expectNothingSent(async () => {
      await call.getByRole('button', { name: 'Execute' }).click()
      await expect(call.locator('.live-responses-table')).toContainText('It was not sent.')
    })
  }

  /** Says yes to the next question of the page; answers what it was. */
  willAgree(): Promise<string> {
    return new Promise((resolve) => {
      this.page.once('dialog', (dialog) => {
        resolve(dialog.message())
        void dialog.accept()
      })
    })
  }

  private async expectNothingSent(during: () => Promise<void>): Promise<void> {
    const sent: string[] = []
    const note = (request: Request) => sent.push(request.url())
    this.page.on('request', note)
    await during()
    this.page.off('request', note)
    expect(sent).toEqual([])
  }

  private async opened(verb: Verb, path: string): Promise<Locator> {
    const call = this.page.locator(`.opblock-${verb}`, { has: this.page.locator(`[data-path="${path}"]`) })
    await this.scrollTo(call)
    const execute = call.getByRole('button', { name: 'Execute' })
    if (!(await execute.isVisible())) await call.locator('.opblock-summary-control').click()
    await expect(execute).toBeVisible()
    return call
  }

  /** Of a page with many calls only those near the window are drawn. */
  private async scrollTo(call: Locator): Promise<void> {
    await this.page.evaluate(() => window.scrollTo(0, 0))
    await expect(async () => {
      const isDrawn = (await call.count()) > 0
      // By half a window, and from the top again after the end.
      if (!isDrawn)
        await this.page.evaluate(() => {
          const before = window.scrollY
          window.scrollBy(0, window.innerHeight / 2)
          if (window.scrollY === before) window.scrollTo(0, 0)
        })
      expect(isDrawn).toBe(true)
      // What comes near the window while it is scrolled may take its place before it is there.
      await call.scrollIntoViewIfNeeded({ timeout: LONGEST_SCROLL_MS })
    }).toPass({ intervals: [100] })
  }

  /** Opens a call, fills it in, presses Execute, and answers what the page shows of the answer. */
  async tryOut(
    verb: Verb,
    path: string,
    { words = {}, body }: Filling = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const call = await this.opened(verb, path)
    const execute = call.getByRole('button', { name: 'Execute' })
    await this.giveReason(call)
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

  private async giveReason(call: Locator): Promise<void> {
    if ((await call.locator('tr[data-param-name="X-Reason"]').count()) > 0)
      await this.fillWord(call, 'X-Reason', REASON)
  }

  private async fillWord(call: Locator, name: string, value: string): Promise<void> {
    const row = call.locator(`tr[data-param-name="${name}"]`)
    const choice = row.locator('select')
    if ((await choice.count()) > 0) await choice.selectOption(value)
    else await row.locator('input').fill(value)
  }
}
