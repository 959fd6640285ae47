import { createApiClient, createQueryClient, invalidateAfter } from '@gb/api-client'
import { HostProvider } from '@gb/mfe-contract'
import { fakeHost, type FakeHostOptions } from '@gb/test-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScanTab } from '../flow/scan-tab'
import { photoFile } from './photos'
import type { ScanServer } from './scan-server'

/** The tab in front of a server of the test. `applyAccept: false`: a person can choose any file all the same. */
export function renderScan(server: ScanServer, options: FakeHostOptions = {}) {
  const host = fakeHost(createApiClient({ baseUrl: 'http://localhost', fetch: server.fetch }), options)
  const user = userEvent.setup({ applyAccept: false })
  const queries = createQueryClient()
  // As the shell does.
  host.outbox.onSent(({ write }) => void invalidateAfter(queries, write.kind))
  globalThis.addEventListener('pagehide', host.outbox.release)
  const view = render(
    <QueryClientProvider client={queries}>
      <HostProvider host={host}>
        <ScanTab />
      </HostProvider>
    </QueryClientProvider>,
  )
  return { ...view, calls: host.calls, outbox: host.outbox, user }
}

/** The same with a photo taken and shown. */
export async function renderPreview(server: ScanServer, options: FakeHostOptions = {}) {
  const scan = renderScan(server, options)
  await scan.user.upload(screen.getByLabelText('Take Photo'), photoFile())
  const analyze = await screen.findByRole('button', { name: 'Analyze' })
  return { ...scan, analyze }
}
