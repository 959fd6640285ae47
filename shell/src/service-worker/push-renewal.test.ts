import { beforeEach, describe, expect, it } from '@jest/globals'
import { PUSH_RECORD } from '@gb/domain'
import { renewPush, spokenIn } from './push-renewal'
import { fakeCaches } from './testing-caches.fixture'

const PERSON = '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11'
const address = (name: string) => ({
  endpoint: `https://push.test/${name}`,
  keys: { p256dh: `p-${name}`, auth: `a-${name}` },
})

let device: ReturnType<typeof fakeCaches>
let asked: { url: string; body: unknown }[]
/** What the server answers to a new address; 0: there is no connection. */
let status: number

beforeEach(() => {
  device = fakeCaches(new Map())
  asked = []
  status = 201
  const fetch = async (url: string, init?: RequestInit) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    asked.push({ url, body })
    if (status === 0) throw new TypeError('offline')
    return url === '/api/push-key' ? Response.json({ public_key: 'KEY' }) : Response.json({}, { status })
  }
  Object.assign(globalThis, { caches: device.caches, fetch })
})

const remember = async (known: unknown) =>
  (await device.caches.open(PUSH_RECORD.cache)).put(PUSH_RECORD.path, Response.json(known))
const remembered = () =>
  JSON.parse(device.stored.get(PUSH_RECORD.cache)?.get(PUSH_RECORD.path) ?? 'null') as unknown

/** A browser whose device has this address; null: it has lost its own and gets the one called new. */
const browser = (name: string | null) => {
  const subscribed: PushSubscriptionOptionsInit[] = []
  const deviceOf = (known: string) => ({ toJSON: () => address(known) })
  const pushManager = {
    getSubscription: async () => (name === null ? null : deviceOf(name)),
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      subscribed.push(options)
      return deviceOf('new')
    },
  }
  const registration = {
    waiting: null,
    installing: null,
    showNotification: async () => undefined,
    pushManager,
  }
  return { screen: { registration }, subscribed }
}

describe(renewPush.name, () => {
  it('tells the server the new address of the device, once', async () => {
    await remember({ userId: PERSON, endpoint: address('old').endpoint })
    const { screen } = browser('new')
    await renewPush(screen)
    expect(asked).toEqual([
      {
        url: '/api/push-subscriptions',
        body: {
          user_id: PERSON,
          endpoint: address('new').endpoint,
          p256dh: 'p-new',
          auth: 'a-new',
          language: 'en',
        },
      },
    ])
    expect(remembered()).toEqual({ userId: PERSON, endpoint: address('new').endpoint, language: 'en' })
    await renewPush(screen)
    expect(asked).toHaveLength(1)
  })

  it('tells it another language, once, and keeps it for a new address', async () => {
    await remember({ userId: PERSON, endpoint: address('old').endpoint })
    const { screen } = browser('old')
    await renewPush(screen, 'es')
    await renewPush(screen, 'es')
    await renewPush(screen)
    const told = { endpoint: address('old').endpoint, language: 'es' }
    expect(asked.map(({ body }) => body)).toMatchObject([told])
    expect(remembered()).toEqual({ userId: PERSON, ...told })
    await renewPush(browser('new').screen)
    expect(asked.map(({ body }) => body)).toMatchObject([
      told,
      { endpoint: address('new').endpoint, language: 'es' },
    ])
  })

  it('tells it that English is spoken again', async () => {
    await remember({ userId: PERSON, endpoint: address('old').endpoint, language: 'es' })
    await renewPush(browser('old').screen, 'en')
    expect(asked).toMatchObject([{ body: { language: 'en' } }])
  })

  it('asks for a new address where the browser has lost the old one', async () => {
    await remember({ userId: PERSON, endpoint: address('old').endpoint })
    const { screen, subscribed } = browser(null)
    await renewPush(screen)
    expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'KEY' }])
    expect(asked.map(({ url }) => url)).toEqual(['/api/push-key', '/api/push-subscriptions'])
    expect(remembered()).toMatchObject({ endpoint: address('new').endpoint })
  })

  it.each([0, 401, 403, 503])(
    'is silent when that fails (%d), and the next start repairs it',
    async (failure) => {
      await remember({ userId: PERSON, endpoint: address('old').endpoint })
      const { screen } = browser('new')
      status = failure
      await renewPush(screen)
      expect(remembered()).toMatchObject({ endpoint: address('old').endpoint })
      status = 201
      await renewPush(screen)
      expect(remembered()).toMatchObject({ endpoint: address('new').endpoint })
    },
  )

  it.each([null, 7, {}, { userId: PERSON }, { userId: 1, endpoint: 2 }])(
    'does nothing where nobody turned notifications on: %j',
    async (record) => {
      if (record !== null) await remember(record)
      const { screen, subscribed } = browser(null)
      await renewPush(screen)
      expect([asked, subscribed]).toEqual([[], []])
    },
  )
})

describe(spokenIn.name, () => {
  it('reads what a page speaks, and nothing else', () => {
    expect(spokenIn({ speaks: 'es' })).toBe('es')
    for (const wish of [{ speaks: 'fr' }, { speaks: 7 }, { drawings: [] }, 'keep-current', null])
      expect(spokenIn(wish)).toBeNull()
  })
})
