import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { SettingsPage } from '../pages/settings-page'

/** The windows that are open, the topmost last. */
export const WINDOW = 'dialog[open]'

const TABS = 'Places'

/** More windows than ever stand over one another: one of them cannot be closed. */
const MOST_OPEN = 10

/** What the steps of the window table have at hand. */
export class Walk {
  private readonly held: Route[] = []

  constructor(readonly page: Page) {}

  get main(): Locator {
    return this.page.getByRole('main')
  }

  get window(): Locator {
    return this.page.locator(WINDOW).last()
  }

  /** Goes to one of the places of the rail. */
  async place(name: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: TABS })
      .getByRole('button', { name, exact: true })
      .first()
      .click()
    if (name === 'Settings') await new SettingsPage(this.page).openAll()
  }

  /** Presses the first button of this name on the screen. */
  async press(name: string | RegExp): Promise<void> {
    await this.main.getByRole('button', { name }).first().click()
  }

  /** Presses the first button of this name in the topmost window. */
  async within(name: string | RegExp): Promise<void> {
    await this.window.getByRole('button', { name }).first().click()
  }

  /** Opens a section of Premium. */
  async section(name: RegExp): Promise<void> {
    await this.place('Premium')
    const back = this.main.getByRole('button', { name: 'All of Premium' })
    if (await back.isVisible()) await back.click()
    await this.press(name)
  }

  /** Opens the app anew, e.g. with a link. */
  async start(path = '/'): Promise<void> {
    // A path that differs in its fragment alone would load nothing.
    await this.page.goto('about:blank')
    await this.page.goto(path)
    await expect(this.page.locator('h1').first()).toBeVisible()
  }

  /** Lets the API keep this person waiting, or refuse, until the next window is opened. */
  async answer(url: string, with_: 'nothing' | 'refusal' | object): Promise<void> {
    await this.page.route(url, async (route) => {
      if (with_ === 'nothing') this.held.push(route)
      else if (with_ === 'refusal') await route.abort()
      else await route.fulfill({ json: with_ })
    })
  }

  /** Closes all windows; what has to be answered goes with the page. */
  async closeAll(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
    // Who still waits would wait for ever, and with it whoever asks for the same.
    for (const route of this.held.splice(0)) await this.giveUp(route)
    const windows = this.page.locator(WINDOW)
    for (let tries = 0; !(await this.isNoneOpen()); tries += 1) {
      if (tries > MOST_OPEN) throw new Error(`does not close: ${await windows.last().innerText()}`)
      const count = await windows.count()
      await this.page.keyboard.press('Escape')
      await expect
        .poll(() => windows.count(), { timeout: 1500 })
        .toBeLessThan(Math.max(count, 1))
        .catch(() => this.start())
    }
  }

  private async giveUp(route: Route): Promise<void> {
    const given = this.page.waitForEvent('requestfailed', {
      predicate: (request) => request === route.request(),
      timeout: 1000,
    })
    await Promise.all([given, route.abort()]).catch(() => undefined)
  }

  /** For some frames: a window whose request failed gives way to another one, and for a moment there is none. */
  private isNoneOpen(): Promise<boolean> {
    return this.page.evaluate(async (open) => {
      for (let frame = 0; frame < 5; frame += 1) {
        if (document.querySelector(open) !== null) return false
        await new Promise((drawn) => requestAnimationFrame(drawn))
      }
      return true
    }, WINDOW)
  }
}
