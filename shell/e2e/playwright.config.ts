import { defineConfig } from '@playwright/test'
import { runLayout } from './support/layout'
import { knowLocalhost } from './support/localhost'

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Each worker reads this file, too.
knowLocalhost()

/** Journeys about `npm start` itself: its processes, files and backups. */
const OF_THE_COMMAND = ['start', 'backup', 'backup-own', 'full-disk', 'keys'].map(
  (name) => `**/${name}.e2e.ts`,
)
/** A journey that takes services away takes minutes, and belongs to the layout that it is about. */
const OF_SERVICES_APART = '**/away.e2e.ts'

const layout = runLayout()

/** A layout of many processes has fewer journeys at once: two of nine processes each answer later than services wait for each other. */
const WORKERS = { one: 3, apart: 1, twice: 1 }

const chrome = process.env.CHROME_PATH

/** Journeys against the production build, started by `npm start` itself on a free port with its own data. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  testIgnore: layout === 'one' ? OF_SERVICES_APART : OF_THE_COMMAND,
  // Of two processors, a third journey uses what the others leave while they wait for a clock or for a process to end.
  workers: WORKERS[layout],
  // A journey ends when it is done; this is only for one that hangs. The longest takes 40 s while both processors are busy,
  // and many times as long on a machine that is shared with others.
  timeout: 600_000,
  // The same for one sign of life: a sentence that never comes is told later, nothing else.
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // A button that is not there, which is told after this and not when the whole journey's time is over.
    actionTimeout: 120_000,
    // Requests of a service worker pass by page.route; the journeys of the installed app switch it on for themselves.
    serviceWorkers: 'block',
    launchOptions: { args: CHROMIUM_FLAGS, ...(chrome ? { executablePath: chrome } : {}) },
  },
})
