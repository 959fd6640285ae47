import type { Page } from '@playwright/test'
import { createPerson, type Person } from './api'

/** Opens the app with the session of a new person, once: what the app forgets later stays forgotten. */
export const arriveSignedIn = async (page: Page, url: string): Promise<Person> => {
  const person = await createPerson(url)
  const { cookies } = await person.api.storageState()
  await page.context().addCookies(cookies)
  await page.goto(url)
  return person
}
