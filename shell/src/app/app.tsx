import { OpenModalsProvider } from '@gb/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { ConnectionContext, type Connection } from '../host/connection'
import { ShellContext, type Shell } from '../host/shell-context'
import { firstCatalog } from '../messages/generated/first'
import { ShellHostProvider } from '../host/shell-host-provider'
import { LoaderContext } from '../remotes/parts/loader-context'
import type { RemoteLoader } from '../remotes/loading/loader'
import { Said } from '../shared/speech/said'
import type { Startup } from '../startup/machine'
import { StartupProvider } from '../startup/startup-provider'
import { AppLockGate } from './app-lock-gate'
import { Layout } from './layout'
import { LateOverlays } from './late-overlays'

const FIRST_WORDS = [firstCatalog]

interface Properties {
  shell: Shell
  queries: QueryClient
  connection: Connection
  startup: Startup
  loader: RemoteLoader
}

/** The whole app: what lives longer than a screen on the outside, the screen inside. */
export function App({ shell, queries, connection, startup, loader }: Properties) {
  return (
    <QueryClientProvider client={queries}>
      <ShellContext value={shell}>
        <StartupProvider startup={startup}>
          <ShellHostProvider>
            <LoaderContext value={loader}>
              <ConnectionContext value={connection}>
                <OpenModalsProvider register={shell.navigation.openOverlay}>
                  <AppLockGate>
                    <Said catalogs={FIRST_WORDS}>
                      <Layout />
                      <LateOverlays startup={startup} />
                    </Said>
                  </AppLockGate>
                </OpenModalsProvider>
              </ConnectionContext>
            </LoaderContext>
          </ShellHostProvider>
        </StartupProvider>
      </ShellContext>
    </QueryClientProvider>
  )
}
