import '@gb/ui/tokens.css'
import { createApiClient, createQueryClient } from '@gb/api-client'
import { HostProvider, RemoteAlone } from '@gb/mfe-contract'
import { fakeHost } from '@gb/test-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import remote from '../remote'

const root = document.querySelector('#root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider host={fakeHost(createApiClient())}>
        <RemoteAlone remote={remote} />
      </HostProvider>
    </QueryClientProvider>
  </StrictMode>,
)
