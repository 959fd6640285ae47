import '@gb/ui/tokens.css'
import { createApiClient, createQueryClient } from '@gb/api-client'
import { createOutbox } from '@gb/device'
import { holdUntil } from '@gb/entries'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { OWN_BAR_SCREENS } from './app/screen'
import { welcome } from './features/home'
import { createConfirmations } from './host/confirmations'
import { createConnection } from './host/connection'
import { createDeclared } from './host/declared'
import { createDisplay } from './host/display'
import { fadeIn } from './host/fade-in'
import { createNavigation } from './host/navigation'
import { createNotices } from './host/notices'
import { createQuestions } from './host/questions'
import { createSessionStore } from './host/session-store'
import type { Shell } from './host/shell-context'
import { createLogSheetRequests } from './host/log-sheet'
import { createUpgradeRequests } from './host/upgrade-requests'
import { firstCatalog } from './messages/generated/first'
import { watchForGoneFiles } from './offline/gone-files'
import { createReadsKeeper, READS_DATABASE } from './offline/keep-reads'
import { bringShared, createPageLoader } from './remotes/page/page-loader'
import { isWorkshop } from './remotes/overrides/workshop'
import { warmFirst } from './remotes/page/prefetch'
import { mayBeHere } from './shared/databases'
import { holdSet, ownBuild, shellSet } from './shared/file-sets'
import { idle } from './shared/idle'
import { storage } from './shared/storage'
import { loadWanted, wantedLanguage } from './shared/speech/wanted'
import { trustOwnAddresses } from './shared/trusted-addresses'
import { takeAddressParameters, type AddressParameters } from './startup/address-parameters'
import { takeAskedHome } from './startup/ask-home'
import { createHomeAnswer } from './startup/home-answer'
import { driveOutbox } from './startup/drive-outbox'
import { firstViewStands } from './startup/first-view'
import { followReminders } from './startup/follow-reminders'
import { followPremium } from './startup/follow-premium'
import type { Startup } from './startup/machine'
import { createStartup } from './startup/startup'

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
      // Where nothing can wait it comes behind the figures, or with the first tap.
      openWhen: async (database) => ((await mayBeHere(database)) ? undefined : idle()),
      api,
      signedIn: () => sessions.get()?.user_id ?? null,
      onSignedOut: () => void startup.reload(),
    }),
    declared: createDeclared(),
    navigation: createNavigation(globalThis.window, fadeIn),
    notices: createNotices(),
    questions: createQuestions(),
    confirmations,
    upgrades: createUpgradeRequests(),
    logSheet: createLogSheetRequests(),
    display: createDisplay(parameters.fromHomeScreen),
  }
  const keeper = createReadsKeeper(
    {
      open: () =>
        import('./offline/kept-reads').then(({ openKeptReads }) =>
          openKeptReads(READS_DATABASE, queries, build ?? 'development'),
        ),
      isKeptHere: () => mayBeHere(READS_DATABASE),
      quiet: idle,
    },
    sessions,
    connection,
  )
  const startup: Startup = createStartup(shell, queries, parameters, { keeper })
  driveOutbox(shell, startup, queries)
  followPremium(shell, queries, startup.reload)
  const loader = createPageLoader(shell.declared)
  // The ways to the tabs of the remotes are in it; who is signed in needs it for Home as well.
  void loader.names().catch(() => undefined)

  if (parameters.open !== null) shell.navigation.navigate(parameters.open)
  followReminders(shell.navigation.navigate)
  watchForGoneFiles(shell.notices)
  const begun = startup.begin()
  // A link of a mail that is opened in this very tab changes the address without loading the page.
  globalThis.addEventListener('hashchange', () => {
    const asked = takeAddressParameters(globalThis.location, globalThis.history)
    if (asked.confirm !== null || asked.takeBack !== null || asked.atSide !== null)
      void begun.then(() => startup.follow(asked))
  })
  const parts = storage.mayHaveSession() ? warmFirst(loader, shell.navigation.get(), bringShared) : []
  holdUntil(begun.then(() => firstViewStands(queries, parts)))
  // In short pieces: what is painted stands there until all of it is drawn, and a finger is heard meanwhile.
  const draw = () =>
    startTransition(() =>
      createRoot(container).render(<App {...{ shell, queries, connection, startup, loader }} />),
    )
  // The page shows the welcome already: what a visitor sees is drawn in one piece, and in one language.
  const isSomebody = storage.mayHaveSession()
  if (isSomebody && wantedLanguage() === 'en') draw()
  else void Promise.all([loadWanted([firstCatalog]), isSomebody || welcome.load()]).then(draw, draw)
  if (isWorkshop()) void import('./workshop/show-workshop').then(({ showWorkshop }) => showWorkshop(loader))
  void begun
    .then(idle)
    .then(() => import('./startup/behind-figures'))
    .then(({ workBehindFigures }) =>
      workBehindFigures({
        shell,
        queries,
        loader,
        renewsSession: home.hasSession(),
        screens: OWN_BAR_SCREENS,
        isBuilt: build !== null,
      }),
    )
    // A page that was left, or a connection that broke: the next start does it.
    .catch(() => undefined)
}
