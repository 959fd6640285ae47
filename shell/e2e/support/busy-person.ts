import type { Browser, Page } from '@playwright/test'
import { createPerson, type Person } from './api'
import { logMonths } from './months-of-data'
import { expect } from './test'

const DAYS = 120
const MEAL_DAYS = 20

/** Wide enough for the rail, by which all screens are opened. */
export const WITH_RAIL = { width: 1280, height: 1200 }

const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Logs a drink and a meal of this moment; today is the day of this zone. */
export const logNow = async (person: Person, timeZone = 'America/New_York'): Promise<void> => {
  const { api, userId } = person
  const headers = { 'X-Time-Zone': timeZone }
  const items = [{ food_id: 'cottage-cheese-1-percent', grams: 110 }]
  await api.post('/api/food-entry', { headers, data: { user_id: userId, meal_type: 'lunch', items } })
  await drink(person, 12, timeZone)
}

/** Logs a glass of water of this moment. */
export const drink = async ({ api, userId }: Person, oz: number, timeZone: string): Promise<void> => {
  const data = { user_id: userId, fluid_type: 'water', amount_oz: oz }
  const logged = await api.post('/api/fluid-entry', { headers: { 'X-Time-Zone': timeZone }, data })
  expect(logged.ok(), await logged.text()).toBe(true)
}

/** Four months after surgery, first weighed on that day, with a day half done. */
export const busyPerson = async (url: string): Promise<Person> => {
  const person = await createPerson(url, {
    surgery_date: before(DAYS).slice(0, 10),
    current_weight_lbs: 262,
  })
  const { api, userId } = person
  const history = (await (await api.get(`/api/weight-history/${userId}`)).json()) as {
    entries: { entry_id: string }[]
  }
  const [first] = history.entries
  const moved = await api.patch(`/api/weight-entry/${first?.entry_id}`, {
    data: { user_id: userId, recorded_at: before(DAYS + 1) },
  })
  expect(moved.ok(), await moved.text()).toBe(true)
  await logMonths(person, DAYS, MEAL_DAYS)
  await logNow(person)
  return person
}

interface Place {
  viewport: { width: number; height: number }
  timezoneId: string
  /** A screen that takes fingers. */
  hasTouch: boolean
}

/** A window of this person that has opened nothing yet. */
export const windowOf = async (browser: Browser, person: Person, at: Partial<Place> = {}): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: person.url,
    viewport: WITH_RAIL,
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...at,
  })
  await context.addCookies((await person.api.storageState()).cookies)
  const page = await context.newPage()
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
  return page
}

/** Home of this person in a window of its own. */
export const openAs = async (browser: Browser, person: Person, at: Partial<Place> = {}): Promise<Page> => {
  const page = await windowOf(browser, person, at)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Weight' })).toContainText('lbs')
  return page
}
