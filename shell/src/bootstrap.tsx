import '@gb/ui/tokens.css'
import { createApiClient, createQueryClient } from '@gb/api-client'
import { createOutbox, createRecordStore } from '@gb/device'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { createConfirmations } from './host/confirmations'
import { createConnection } from './host/connection'
import { createDisplay } from './host/display'
import { createNavigation } from './host/navigation'
import { createNotices } from './host/notices'
import { createQuestions } from './host/questions'
import { createSessionStore } from './host/session-store'
import type { Shell } from './host/shell-context'
import { createLogSheetRequests } from './host/log-sheet'
import { createUpgradeRequests } from './host/upgrade-requests'
import { watchForGoneFiles } from './offline/gone-files'
import { createReadsKeeper } from './offline/keep-reads'
import { READS_DATABASE } from './offline/kept-reads'
import { createPageLoader } from './remotes/page-loader'
import { prefetchRemotes, savesData, warmHome } from './remotes/prefetch'
import { holdSet, ownBuild, shellSet } from './shared/file-sets'
import { holdIdleUntil, idle } from './shared/idle'
import { storage } from './shared/storage'
import { trustOwnAddresses } from './shared/trusted-addresses'
import { takeAddressParameters, type AddressParameters } from './startup/address-parameters'
import { takeAskedHome } from './startup/ask-home'
import { createHomeAnswer } from './startup/home-answer'
import { loadPublicReads } from './startup/public-reads'
import { driveOutbox } from './startup/drive-outbox'
import { firstViewStands } from './startup/first-view'
import { followReminders } from './startup/follow-reminders'
import { followPremium } from './startup/follow-premium'
import { createStartup, type Startup } from './startup/startup'

/** Starts the app: asks who is signed in while the first frame is drawn, everything else after it. */
export function start(parameters: AddressParameters): void {
  const container = document.querySelector('#root')
  if (container === null) throw new Error('index.html has no #root')

  trustOwnAddresses()
  const build = ownBuild()
  if (build !== null) holdSet(shellSet(build))

  const queries = createQueryClient()
  const connection = createConnection(queries)
  const sessions = createSessionStore()
  const confirmations = createConfirmations()
  const home = createHomeAnswer(takeAskedHome())
  void home.seed(queries)
  const api = createApiClient({
    fetch: home.fetch,
    userId: () => sessions.get()?.user_id ?? null,
    onProfileChanged: () => void startup.reload(),
    onConfirmationRequired: confirmations.ask,
  })
  const shell: Shell = {
    sessions,
    api,
    outbox: createOutbox({
      api,
      signedIn: () => sessions.get()?.user_id ?? null,
      onSignedOut: () => void startup.reload(),
    }),
    navigation: createNavigation(globalThis.window),
    notices: createNotices(),
    questions: createQuestions(),
    confirmations,
    upgrades: createUpgradeRequests(),
    logSheet: createLogSheetRequests(),
    display: createDisplay(parameters.fromHomeScreen),
  }
  const keeper = createReadsKeeper(
    { queries, store: createRecordStore(READS_DATABASE), build: build ?? 'development' },
    sessions,
    connection,
  )
  const startup: Startup = createStartup(shell, queries, parameters, { keeper })
  driveOutbox(shell, startup, queries)
  followPremium(shell, queries, startup.reload)
  const loader = createPageLoader()

  if (parameters.open !== null) shell.navigation.navigate(parameters.open)
  followReminders(shell.navigation.navigate)
  watchForGoneFiles(shell.notices)
  const begun = startup.begin()
  // A link of a mail that is opened in this very tab changes the address without loading the page.
  globalThis.addEventListener('hashchange', () => {
    const asked = takeAddressParameters(globalThis.location, globalThis.history)
    if (asked.confirm !== null || asked.takeBack !== null) void begun.then(() => startup.follow(asked))
  })
  const parts = storage.mayHaveSession() ? warmHome(loader) : []
  holdIdleUntil(begun.then(() => firstViewStands(queries, parts)))
  createRoot(container).render(<App {...{ shell, queries, connection, startup, loader }} />)
  void begun.then(idle).then(async () => {
    // It renews the session once a day; nobody waits for what it says.
    if (home.hasSession()) void api.GET('/api/session').catch(() => undefined)
    await loadPublicReads(queries, shell.api)
    await prefetchRemotes(loader)
    if (build === null || (savesData() && !shell.display.installed)) return
    await idle()
    const { keepAppOnDevice } = await import('./offline/worker')
    await keepAppOnDevice(shell.notices, queries)
  })
}
