import { createApiClient, createQueryClient, invalidateAfter } from '@gb/api-client'
import { HostProvider, RemoteConfigProvider } from '@gb/mfe-contract'
import { fakeConfig, fakeHost, type FakeHostOptions } from '@gb/test-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import manifest from '../../../package.json'
import { ScanTab } from '../flow/scan-tab'
import { photoFile } from './photos'
import type { ScanServer } from './scan-server'

/** A host, and settings and flags otherwise than by default. */
type ScanOptions = FakeHostOptions & Parameters<typeof fakeConfig>[1]

/** The tab in front of a server of the test. `applyAccept: false`: a person can choose any file all the same. */
export function renderScan(server: ScanServer, options: ScanOptions = {}) {
  const host = fakeHost(createApiClient({ baseUrl: 'http://localhost', fetch: server.fetch }), options)
  const user = userEvent.setup({ applyAccept: false })
  const queries = createQueryClient()
  // As the shell does.
  host.outbox.onSent(({ write }) => void invalidateAfter(queries, write.kind))
  globalThis.addEventListener('pagehide', host.outbox.release)
  const view = render(
    <QueryClientProvider client={queries}>
      <HostProvider host={host}>
        <RemoteConfigProvider config={fakeConfig(manifest, options)}>
          <ScanTab />
        </RemoteConfigProvider>
      </HostProvider>
    </QueryClientProvider>,
  )
  return { ...view, calls: host.calls, outbox: host.outbox, user }
}

/** The same with a photo taken and shown. */
export async function renderPreview(server: ScanServer, options: ScanOptions = {}) {
  const scan = renderScan(server, options)
  await scan.user.upload(screen.getByLabelText('Take Photo'), photoFile())
  const analyze = await screen.findByRole('button', { name: 'Analyze' })
  return { ...scan, analyze }
}
