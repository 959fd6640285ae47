import type { Page } from 'puppeteer-core'
import { createPerson, type Person } from '../support/api.ts'
import { buyPremium } from '../support/premium.ts'

/** A screen as somebody has it before them when the app opens. */
export interface Scene {
  name: string
  /** Whose device it is; `null` is somebody's who has never been here. */
  person: Person | null
  /** What the app opens with: it stays where this tab was. */
  view: string
}

/** The screens that are judged, with people of their own. */
export const scenesAt = async (url: string): Promise<Scene[]> => {
  const person = await createPerson(url)
  const member = await createPerson(url, { email: 'member@example.com' })
  await buyPremium(member)
  return [
    { name: 'Welcome', person: null, view: 'home' },
    { name: 'Home', person, view: 'home' },
    { name: 'Scan', person, view: 'scan' },
    { name: 'Weight', person, view: 'weight' },
    { name: 'Premium', person: member, view: 'premium' },
  ]
}

/** Leaves in a fresh browser what the scene says, and nothing of the app itself. */
export const prepare = async (page: Page, url: string, { person, view }: Scene): Promise<void> => {
  if (person === null) return
  const { cookies } = await person.api.storageState()
  await page.browserContext().setCookie(
    ...cookies.map(({ name, value, domain, path, secure, httpOnly }) => ({
      name,
      value,
      domain,
      path,
      secure,
      httpOnly,
    })),
  )
  // A file of this origin that runs no code.
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate(
    (userId, shown) => {
      localStorage.setItem('gb.user_id', userId)
      sessionStorage.setItem('gb.view', shown)
    },
    person.userId,
    view,
  )
}
