// Pictures of the running product. Run with `npm run screens`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createPerson, type Person } from '../support/api.ts'
import { platePhoto } from './plate-photo.ts'
import { PREMIUM_SCENES, yearPerson } from './premium-scenes.ts'

const SIZES = { '390': { width: 390, height: 844 }, '1280': { width: 1280, height: 800 } }
const SCHEMES = ['light', 'dark'] as const
const QUALITY = 80

const url = process.env.BASE_URL ?? 'http://localhost:3000'
const folder = process.env.SCREENS_DIR ?? '.cache/screens'

interface Scene {
  /** Name of the picture. */
  name: string
  person: 'visitor' | 'new' | 'busy' | 'year'
  /** Walks from Home to what is to be seen. */
  walk: (page: Page) => Promise<void>
  /** The whole screen and not only what fits the window. */
  whole?: boolean
}

const place = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('button', { name, exact: true }).first().click()
}

const log = async (page: Page, name: string): Promise<void> => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 900
  if (isPhone) await place(page, 'Log')
  await place(page, name)
}

const choosePhoto = async (page: Page): Promise<void> => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 900
  if (isPhone) await place(page, 'Log')
  await place(page, isPhone ? 'Food' : 'Scan')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload Image' }).click(),
  ])
  await chooser.setFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await platePhoto() })
  await page.getByRole('button', { name: 'Analyze', exact: true }).waitFor()
}

const SCENES: Scene[] = [
  { name: 'consent', person: 'visitor', walk: async (page) => page.getByRole('dialog').waitFor() },
  {
    name: 'home-empty',
    person: 'new',
    walk: async (page) => page.getByText('Nothing logged yet').first().waitFor(),
  },
  {
    name: 'home-filled',
    person: 'busy',
    walk: async (page) => page.getByRole('progressbar').first().waitFor(),
  },
  {
    name: 'profile',
    person: 'busy',
    walk: async (page) => {
      const isPhone = (page.viewportSize()?.width ?? 0) < 900
      if (isPhone) await place(page, 'More')
      await page.getByRole('button', { name: 'Profile', exact: true }).first().click()
      await page.getByRole('button', { name: 'Update Profile' }).waitFor()
    },
  },
  { name: 'scan-preview', person: 'new', walk: choosePhoto },
  {
    name: 'scan-results',
    person: 'busy',
    walk: async (page) => {
      await choosePhoto(page)
      await page.getByRole('button', { name: 'Analyze', exact: true }).click()
      await page.getByRole('button', { name: 'Scan Another' }).waitFor()
    },
  },
  {
    name: 'fluids',
    person: 'busy',
    walk: async (page) => {
      await log(page, 'Fluids')
      await page.getByRole('heading', { name: 'Log a drink' }).waitFor()
    },
  },
  {
    name: 'weight',
    person: 'busy',
    walk: async (page) => {
      await log(page, 'Weight')
      await page.getByRole('button', { name: /^Add/ }).first().waitFor()
    },
  },
  {
    name: 'vitamins',
    person: 'busy',
    walk: async (page) => {
      await log(page, 'Vitamins')
      await page
        .getByRole('button', { name: /^Log this|^Add/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'mood',
    person: 'busy',
    walk: async (page) => {
      await log(page, 'Mood')
      await page.getByRole('slider').first().waitFor()
    },
  },
  {
    name: 'premium',
    person: 'new',
    walk: async (page) => {
      await place(page, 'Home')
      await page.getByRole('button', { name: 'Upgrade', exact: true }).click()
      await page.getByRole('dialog').getByText('Most Popular').waitFor()
    },
  },
  ...PREMIUM_SCENES,
]

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

const post = async ({ api, userId }: Person, path: string, data: object): Promise<void> => {
  const response = await api.post(path, { data: { user_id: userId, ...data } })
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
}

/** The profile of the pictures began five months ago, not today. */
const backDateInitialWeight = async ({ api, userId }: Person, recordedAt: string): Promise<void> => {
  const history = (await (await api.get(`/api/weight-history/${userId}`)).json()) as {
    entries: { entry_id: string; is_initial: boolean }[]
  }
  const initial = history.entries.find((entry) => entry.is_initial)
  if (!initial) throw new Error('no initial weight')
  const answer = await api.patch(`/api/weight-entry/${initial.entry_id}`, {
    data: { user_id: userId, recorded_at: recordedAt },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Five months after surgery, with a day half done. */
const busyPerson = async (): Promise<Person> => {
  const surgery = daysAgo(150).slice(0, 10)
  const person = await createPerson(url, {
    name: 'Maria Lopez',
    current_weight_lbs: 246.5,
    surgery_date: surgery,
  })
  await backDateInitialWeight(person, daysAgo(147))
  for (const [meal, food, grams] of [
    ['breakfast', 'cottage-cheese-1-percent', 110],
    ['lunch', 'chicken-breast-roasted-no-skin', 85],
  ] as const)
    await post(person, '/api/food-entry', { meal_type: meal, items: [{ food_id: food, grams }] })
  for (const [type, oz] of [
    ['water', 8],
    ['tea', 6],
    ['water', 12],
    ['other', 11],
  ] as const)
    await post(person, '/api/fluid-entry', { fluid_type: type, amount_oz: oz })
  for (let day = 140; day >= 0; day -= 7) {
    const weight = 246.5 - 62 * (1 - Math.exp(-(147 - day) / 100)) + (day % 3) * 0.4
    await post(person, '/api/weight-entry', {
      weight_lbs: Math.round(weight * 10) / 10,
      recorded_at: daysAgo(day),
    })
  }
  return person
}

// A year takes seconds to log; reading changes nothing, so that all pictures can share it.
let year: Promise<Person> | null = null

const people: Record<Scene['person'], () => Promise<Person | null>> = {
  visitor: () => Promise.resolve(null),
  new: () => createPerson(url, { name: 'Sam Rivera', email: 'sam@example.com' }),
  busy: busyPerson,
  year: () => (year ??= yearPerson(url)),
}

/** As WebP, a tenth of the bytes of a PNG; Playwright itself writes none. */
const savePicture = async (page: Page, name: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  writeFileSync(join(folder, name), Buffer.from(data, 'base64'))
}

const picture = async (
  browser: Browser,
  scene: Scene,
  size: keyof typeof SIZES,
  scheme: 'light' | 'dark',
) => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    colorScheme: scheme,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  })
  const person = await people[scene.person]()
  if (person) await context.addCookies((await person.api.storageState()).cookies)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  if (person) await page.addInitScript((id) => localStorage.setItem('gb.user_id', id), person.userId)
  await page.goto('/')
  if (person) await page.getByRole('heading', { level: 1, name: /Maria|Sam/ }).waitFor()
  await scene.walk(page)
  if (scene.whole) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ ...SIZES[size], height: Math.max(height, SIZES[size].height) })
  }
  await page.waitForTimeout(600)
  await savePicture(page, `${scene.name}-${size}-${scheme}.webp`)
  await context.close()
}

const main = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const chrome = process.env.CHROME_PATH
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(chrome ? { executablePath: chrome } : {}),
  })
  const only = process.argv.slice(2)
  for (const scene of SCENES.filter(({ name }) => only.length === 0 || only.includes(name)))
    for (const size of ['390', '1280'] as const)
      for (const scheme of SCHEMES) {
        await picture(browser, scene, size, scheme)
        console.log(`${scene.name}-${size}-${scheme}.webp`)
      }
  await browser.close()
}

await main()
