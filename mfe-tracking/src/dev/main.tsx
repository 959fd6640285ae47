import '@gb/ui/tokens.css'
import { createApiClient, createQueryClient, invalidateAfter } from '@gb/api-client'
import { HostProvider, RemoteAlone } from '@gb/mfe-contract'
import { fakeHost } from '@gb/test-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import remote from '../remote'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root')

const queries = createQueryClient()
const host = fakeHost(createApiClient())
host.outbox.onSent(({ write }) => void invalidateAfter(queries, write.kind))

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <HostProvider host={host}>
        <RemoteAlone remote={remote} />
      </HostProvider>
    </QueryClientProvider>
  </StrictMode>,
)
