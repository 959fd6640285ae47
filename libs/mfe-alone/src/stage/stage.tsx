import { createQueryClient, invalidateAfter, type ApiClient, createApiClient } from '@gb/api-client'
import { createPageOutbox, type OutboxControl } from '@gb/device'
import { HostProvider, type RemoteConfig, RemoteConfigProvider, type RemoteModule } from '@gb/mfe-contract'
import { applyTheme, OfflineProvider } from '@gb/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ALONE_USER_ID } from '../wire'
import { AloneWindows } from './alone-windows'
import { conditionsIn, type Conditions } from './conditions'
import { lineUnder } from './line'
import { ShownPart } from './shown-part'
import styles from './stage.module.css'
import { useAloneHost } from './use-alone-host'

/** What lives as long as the page. */
interface Page {
  conditions: Conditions
  api: ApiClient
  queries: QueryClient
  outbox: OutboxControl
}

function openPage(): Page {
  const conditions = conditionsIn(globalThis.location.search, '')
  applyTheme(conditions.isDark ? 'dark' : 'light')
  const api = createApiClient({ fetch: lineUnder(conditions) })
  const queries = createQueryClient()
  const outbox = createPageOutbox(api, ALONE_USER_ID)
  outbox.onSent(({ write }) => void invalidateAfter(queries, write.kind))
  return { conditions, api, queries, outbox }
}

/** One part of a remote with everything that a shell would give it. */
export function Stage({ remote, config }: { remote: RemoteModule; config: RemoteConfig }) {
  const [{ conditions, api, queries, outbox }] = useState(openPage)
  const flags = { ...config.flags, ...conditions.flags }
  const alone = useAloneHost({ remote, conditions, api, outbox })
  return (
    <QueryClientProvider client={queries}>
      <HostProvider host={alone.host}>
        <OfflineProvider isOffline={conditions.answers === 'offline'}>
          <RemoteConfigProvider config={{ ...config, flags }}>
            <main className={alone.part in remote.tabs ? undefined : styles.slot}>
              <ShownPart key={alone.part} remote={remote} id={alone.part} />
            </main>
            <AloneWindows remote={remote} windows={alone.windows} />
          </RemoteConfigProvider>
        </OfflineProvider>
      </HostProvider>
    </QueryClientProvider>
  )
}
