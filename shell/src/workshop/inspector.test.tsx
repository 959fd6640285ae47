import { afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { RemoteModule } from '@gb/mfe-contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import { declaredNow } from '../remotes/registry/declared.fixture'
import type { RemoteLoader } from '../remotes/loading/loader'
import { RemoteFault } from '../remotes/faults/remote-fault'
import type { DescribedRemote } from '../remotes/overrides/workshop'
import type { Inspector as Drawn } from './inspector'

// The build writes it in.
let Inspector: typeof Drawn
beforeAll(async () => {
  Object.assign(globalThis, { __GB_SHARED_VERSIONS__: { react: '19.3.0' } })
  ;({ Inspector } = await import('./inspector'))
})

const OWNER = { team: 'Tracking', contact: 'tracking@example.com', runbook: 'docs/runbooks.md' }
const described = (change: Partial<DescribedRemote>): DescribedRemote => ({
  name: 'mfe-tracking',
  version: '1.0.0-aaaa',
  source: 'folder',
  canaryShare: null,
  isKilled: false,
  owner: OWNER,
  ...change,
})

const here: RemoteModule = { name: 'mfe-tracking', version: '1.0.0', tabs: {}, slots: {} }
const fault = new RemoteFault('download', 'mfe-scan', '1.0.0-bbbb', new Error('tab.js answered 503'))

const loader: RemoteLoader = {
  declared: declaredNow(),
  loaded: (name) => (name === 'mfe-tracking' ? here : null),
  load: (name) => (name === 'mfe-tracking' ? Promise.resolve(here) : Promise.reject(fault)),
  retry: (name) => loader.load(name),
  // Whoever looks has the canary.
  version: (name) => (name === 'mfe-tracking' ? '1.0.0-cccc' : '1.0.0-bbbb'),
  config: () => ({ settings: {}, flags: {} }),
  names: () => Promise.resolve(['mfe-tracking', 'mfe-scan']),
  onArrival: () => () => undefined,
  bringPart: (part) => part.load(),
}

/** What a browser measured of a file; the browser of the tests measures nothing. */
class Timing {
  readonly name: string
  constructor(
    path: string,
    readonly startTime: number,
    readonly responseEnd: number,
  ) {
    this.name = `http://localhost${path}`
  }
}
const measured = (...timings: Timing[]) => {
  Object.assign(globalThis, { PerformanceResourceTiming: Timing })
  Object.assign(performance, { getEntriesByType: () => timings })
}

const cellsOf = async (remote: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${remote}`) })
  return [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
    ({ textContent }) => textContent,
  )
}

afterEach(cleanup)

describe('Inspector', () => {
  it('says of each remote its version, source, canary, state, load time, last error and owner', async () => {
    measured(
      new Timing('/remotes/mfe-tracking/1.0.0-cccc/remoteEntry.js', 100, 342.4),
      new Timing('/remotes/mfe-tracking/1.0.0-cccc/assets/tab.js', 900, 1900),
    )
    const remotes = [
      described({ source: 'registry', canaryShare: 10 }),
      described({ name: 'mfe-scan', version: '1.0.0-bbbb', owner: null }),
      described({ name: 'mfe-premium', isKilled: true }),
    ]
    const facts = { overrides: { 'mfe-scan': 'http://localhost:5172' }, flags: {}, remotes }
    render(<Inspector facts={facts} loader={loader} onClose={() => undefined} />)
    await screen.findByText(/answered 503/)
    const owner = 'Tracking, tracking@example.com, docs/runbooks.md'
    expect(await cellsOf('mfe-tracking')).toEqual([
      'mfe-tracking',
      '1.0.0-cccc',
      'registry',
      '10 %',
      'loaded',
      '242 ms',
      '–',
      owner,
    ])
    const said = `download: tab.js answered 503 (${fault.id})`
    expect(await cellsOf('mfe-scan')).toEqual([
      'mfe-scan',
      '1.0.0-bbbb',
      'override',
      '–',
      'failed',
      '–',
      said,
      '–',
    ])
    expect(await cellsOf('mfe-premium')).toEqual([
      'mfe-premium',
      '1.0.0-aaaa',
      'folder',
      '–',
      'taken out',
      '–',
      '–',
      owner,
    ])
  })
})
