import type { Page } from '@playwright/test'
import { App } from './pages/app'
import { Unsent } from './pages/unsent'
import { createPerson, type Person } from './support/api'
import { APART, type ApartProduct, type Service } from './support/apart'
import { test } from './support/apart-test'
import { expect } from './support/test'

/** What a screen says once its reads were tried again: three tries of three seconds, with what the server asks to wait between. */
const AT_LAST = { timeout: 40_000 }

/** A call that each service answers, and what is said of it while it is away. */
const CALLS: Record<Service, { path: (userId: string) => string; part: string }> = {
  profile: { path: (id) => `/api/profile/${id}`, part: 'Your profile' },
  tracking: { path: (id) => `/api/fluid-summary/${id}`, part: 'Your logs' },
  'food-analysis': { path: (id) => `/api/food-days/${id}`, part: 'Your meals and scans' },
  billing: { path: () => '/api/subscription-packages', part: 'Premium and payments' },
  content: { path: () => '/api/health-tips', part: 'Tips, recipes and check-ins' },
}

/** Calls that go on without a session, and so without profile. */
const PUBLIC: readonly Service[] = ['billing', 'content']

const figures = (page: Page) => ({
  eaten: page.getByText('Nothing logged yet', { exact: true }),
  drunk: page.getByText('0 of 64 oz'),
  weight: page.getByRole('region', { name: 'Weight' }).getByText('210.5'),
  end: page.getByRole('button', { name: 'Scan Food' }),
})

type Figure = keyof ReturnType<typeof figures>

const ALL: readonly Figure[] = ['eaten', 'drunk', 'weight', 'end']

/** What of Home stands while a service is away; it comes in the time that any screen has. */
const STANDS: Record<Service, readonly Figure[]> = {
  // Nobody can be told whose day it is.
  profile: [],
  tracking: ['eaten', 'end'],
  'food-analysis': ['drunk', 'weight', 'end'],
  billing: ALL,
  content: ALL,
}

/** Where a person reads that a part is away, and what it says there. */
const SAYS: Record<Service, (page: Page, app: App) => Promise<void>> = {
  profile: async (page) => {
    await expect(page.getByText('We cannot reach Gastric Buddy')).toBeVisible(AT_LAST)
    await expect(page.getByText('What you logged is safe.')).toBeVisible()
  },
  tracking: async (page, app) => {
    await app.go('Log')
    await app.logs.getByRole('button', { name: 'Weight' }).click()
    await expect(page.getByText('Your weights did not load').first()).toBeVisible(AT_LAST)
  },
  'food-analysis': async (page, app) => {
    await app.go('Scan')
    await expect(page.getByText('Your food log did not load.')).toBeVisible(AT_LAST)
  },
  billing: async (page) => {
    await page.getByRole('button', { name: 'Upgrade' }).first().click(AT_LAST)
    await expect(page.getByText('The packages did not load')).toBeVisible(AT_LAST)
  },
  content: async (page) => {
    await page
      .getByRole('navigation', { name: 'Places' })
      .getByRole('button', { name: 'Learn', exact: true })
      .click()
    await expect(page.getByText('The tips did not load')).toBeVisible(AT_LAST)
  },
}

const expectFigures = async (page: Page, wanted: readonly Figure[]) => {
  const known = figures(page)
  for (const figure of wanted) await expect(known[figure], figure).toBeVisible()
}

/** Every service answers or is named; a call that hangs ends the test. */
const expectAnswers = async ({ api, userId }: Person, away: Service) => {
  for (const service of APART) {
    const { path, part } = CALLS[service]
    const answer = await api.get(path(userId), { timeout: 15_000 })
    const isAway = service === away || (away === 'profile' && !PUBLIC.includes(service))
    const said = await answer.text()
    expect([service, answer.status()], said).toEqual([service, isAway ? 503 : 200])
    if (!isAway) continue
    const named = away === 'profile' ? CALLS.profile.part : part
    expect(said).toContain(`${named} cannot be reached right now. Please try again in a moment.`)
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
  }
}

interface Way {
  take: (apart: ApartProduct, service: Service) => unknown
  give: (apart: ApartProduct, service: Service) => unknown
}

const WAYS: Record<string, Way> = {
  frozen: { take: (apart, service) => apart.freeze(service), give: (apart, service) => apart.wake(service) },
  ended: { take: (apart, service) => apart.end(service), give: (apart, service) => apart.begin(service) },
}

/** Opens the app on a device that has kept nothing yet. */
const openOnNewDevice = async (page: Page, { api, userId }: Person) => {
  await page.context().addCookies((await api.storageState()).cookies)
  await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), userId)
  await page.goto('/')
}

for (const [way, { take, give }] of Object.entries(WAYS))
  for (const service of APART)
    test(`while ${service} is ${way} its screens say so and the rest works; afterwards all is there`, async ({
      page,
      apart,
    }) => {
      const app = new App(page)
      const person = await createPerson(apart.url, { email: `${way}-${service}@example.com` })
      await take(apart, service)
      try {
        await expectAnswers(person, service)
        await openOnNewDevice(page, person)
        await expectFigures(page, STANDS[service])
        await SAYS[service](page, app)
      } finally {
        await give(apart, service)
      }
      await expect(async () => {
        await page.goto('/')
        await app.go('Home')
        await expectFigures(page, ALL)
      }).toPass(AT_LAST)
      await person.api.dispose()
    })

test('what is logged while its service is away waits on the device and arrives once', async ({
  page,
  apart,
}) => {
  const person = await createPerson(apart.url, { email: 'waits@example.com' })
  const unsent = new Unsent(page)
  await openOnNewDevice(page, person)
  await expectFigures(page, ALL)
  apart.freeze('tracking')
  try {
    await page.getByRole('button', { name: 'Add 8 oz of water' }).click()
    await expect(page.getByText('8 of 64 oz')).toBeVisible()
    await expect(unsent.chip('1 waiting')).toBeVisible(AT_LAST)
  } finally {
    apart.wake('tracking')
  }
  await expect(unsent.chip('1 waiting')).toHaveCount(0, { timeout: 60_000 })
  const history = await person.api.get(`/api/fluid-history/${person.userId}`)
  expect(((await history.json()) as { entries: object[] }).entries).toHaveLength(1)
  await person.api.dispose()
})
