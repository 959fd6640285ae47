import type { Page } from '@playwright/test'
import { createPerson, type Person } from './api'

/** Opens the app as a person who has been here before: session cookie and remembered id. */
export const openSignedIn = async (
  page: Page,
  url: string,
  over: Record<string, unknown> = {},
): Promise<Person> => {
  const person = await createPerson(url, over)
  const { cookies } = await person.api.storageState()
  await page.context().addCookies(cookies)
  await page.addInitScript((userId) => localStorage.setItem('gb.user_id', userId), person.userId)
  await page.goto('/')
  return person
}
