import { defineConfig } from '@playwright/test'
import { runLayout } from './support/layout'

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Journeys about `npm start` itself and what it does alone: they start and end products of their own in the usual layout. */
const OF_THE_COMMAND = ['start', 'backup', 'backup-own', 'full-disk', 'keys'].map(
  (name) => `**/${name}.e2e.ts`,
)
const layout = runLayout()

const chrome = process.env.CHROME_PATH

/** Journeys against the production build, started by `npm start` itself on a free port with its own data. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  ...(layout === 'one' ? {} : { testIgnore: OF_THE_COMMAND }),
  workers: layout === 'twice' ? 1 : 2,
  // A journey ends when it is done; this is only for one that hangs. The longest takes 40 s while both processors are busy.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // Requests of a service worker pass by page.route; the journeys of the installed app switch it on for themselves.
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_FLAGS, ...(chrome ? { executablePath: chrome } : {}) },
  },
})
