import { createQueryClient } from '@gb/api-client'
import { HostProvider, RemoteConfigProvider } from '@gb/mfe-contract'
import { fakeConfig, fakeHost, fakeNetwork, type Answers, type FakeHostOptions } from '@gb/test-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import manifest from '../../../package.json'

export { json, problem, type Answers } from '@gb/test-kit'

/** Draws a part of this remote in front of a network of the test; `sent` lists what was asked. */
export function renderPart(part: ReactNode, answers: Answers, options: FakeHostOptions = {}) {
  cleanup()
  const { api, sent, sentTo } = fakeNetwork(answers)
  const host = fakeHost(api, options)
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { retry: false } })
  const view = render(
    <QueryClientProvider client={queries}>
      <HostProvider host={host}>
        <RemoteConfigProvider config={fakeConfig(manifest)}>{part}</RemoteConfigProvider>
      </HostProvider>
    </QueryClientProvider>,
  )
  return { ...view, sent, sentTo, host, queries }
}
