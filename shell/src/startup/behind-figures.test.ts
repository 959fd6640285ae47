import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { createApiClient, createQueryClient, queryKeys } from '@gb/api-client'
import { deferred } from '@gb/mfe-contract'
import { createNotices } from '../host/notices'
import { declaredNow } from '../remotes/registry/declared.fixture'
import type { RemoteLoader } from '../remotes/loading/loader'
import { workBehindFigures } from './behind-figures'

/** A browser that knows its line. */
const lineIs = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

const scene = (installed = false) => {
  const sent: string[] = []
  const api = createApiClient({
    baseUrl: 'http://shell.test',
    fetch: async (request) => {
      sent.push(new URL(request.url).pathname)
      return Response.json({})
    },
  })
  const screen = jest.fn(async () => () => null)
  const names = jest.fn(async () => ['mfe-scan'])
  const tab = jest.fn(async () => () => null)
  const remote = {
    name: 'mfe-scan',
    version: '1.0.0',
    tabs: { scan: { component: deferred(tab) } },
    slots: {},
  }
  const loader: RemoteLoader = {
    declared: declaredNow(),
    load: async () => remote,
    retry: async () => remote,
    names,
    onArrival: () => () => undefined,
    bringPart: (part) => part.load(),
    loaded: () => null,
    version: () => '1.0.0',
    config: () => ({ settings: {}, flags: {} }),
  }
  const display = {
    installed,
    theme: () => 'system' as const,
    setTheme: () => undefined,
    subscribe: () => () => undefined,
  }
  const queries = createQueryClient()
  const work = () =>
    workBehindFigures({
      shell: { api, notices: createNotices(), display },
      queries,
      loader,
      renewsSession: true,
      screens: [deferred(screen)],
      isBuilt: false,
    })
  return { work, sent, screen, tab, queries }
}

const PUBLIC_READS = 7

describe(workBehindFigures.name, () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'))

  it.each([undefined, {}, { type: 'wifi', effectiveType: '4g', saveData: false }, { effectiveType: '3g' }])(
    'brings texts, screens and tabs on the line %j',
    async (line) => {
      lineIs(line)
      const { work, sent, screen, tab } = scene()
      await work()
      expect(sent.filter((path) => path !== '/api/session')).toHaveLength(PUBLIC_READS)
      expect(screen).toHaveBeenCalledTimes(1)
      expect(tab).toHaveBeenCalledTimes(1)
    },
  )

  it.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'brings nothing that nobody asked for on the line %j',
    async (line) => {
      lineIs(line)
      const { work, sent, screen, tab, queries } = scene()
      await work()
      expect(sent).toEqual(['/api/session'])
      expect(screen).not.toHaveBeenCalled()
      expect(tab).not.toHaveBeenCalled()
      // What is asked for later is as good for as long as elsewhere.
      expect(queries.getQueryDefaults(queryKeys.healthTips()).staleTime).toBeGreaterThan(0)
    },
  )

  it('brings the texts of an app on the home screen, which opens without a line', async () => {
    lineIs({ saveData: true })
    const { work, sent, tab } = scene(true)
    await work()
    expect(sent.filter((path) => path !== '/api/session')).toHaveLength(PUBLIC_READS)
    expect(tab).not.toHaveBeenCalled()
  })

  it('goes on where a screen does not come', async () => {
    const { work, screen, tab } = scene()
    screen.mockRejectedValue(new TypeError('no line'))
    await work()
    expect(tab).toHaveBeenCalledTimes(1)
  })
})
