import { describe, expect, it, jest } from '@jest/globals'
import { createApiClient, type ApiClientOptions } from './client'
import { ApiError, NetworkError, ProfileChangedError, TimeoutError, isApiError } from './errors'
import { idempotent, newId } from './idempotency'
import { unwrap } from './unwrap'

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)

const clientAnswering = (
  answer: (request: Request) => Response | Promise<Response>,
  options: ApiClientOptions = {},
) =>
  createApiClient({
    baseUrl: 'http://api.test',
    timeZone: () => 'America/Denver',
    fetch: async (request) => answer(request),
    ...options,
  })

const askSession = (client: ReturnType<typeof clientAnswering>) => unwrap(client.GET('/api/session'))

const neverAnswers = (request: Request) =>
  new Promise<Response>((_, reject) => {
    const stop = () => reject(request.signal.reason as Error)
    if (request.signal.aborted) stop()
    else request.signal.addEventListener('abort', stop)
  })

describe(createApiClient.name, () => {
  it('sends the time zone with every call', async () => {
    const seen: (string | null)[] = []
    const client = clientAnswering((request) => {
      seen.push(request.headers.get('X-Time-Zone'))
      return json({ user_id: 'a' })
    })
    await askSession(client)
    expect(seen).toEqual(['America/Denver'])
  })

  it('has a refused call confirmed and sends it again as it was', async () => {
    const seen: string[] = []
    const asked: unknown[] = []
    const client = clientAnswering(
      async (request) => {
        seen.push(`${request.headers.get('Idempotency-Key')} ${await request.text()}`)
        return seen.length === 1
          ? json(
              {
                error: 'fresh_confirmation_required',
                purpose: 'change_email',
                ways: ['passkey', 'email', 'fax'],
              },
              { status: 403 },
            )
          : json({ entry_id: 'e' })
      },
      {
        timeoutMs: 200,
        onConfirmationRequired: async (what) => {
          asked.push(what)
          // Longer than a call may take: the person's time does not count.
          await new Promise((done) => setTimeout(done, 400))
          return true
        },
      },
    )
    const body = { user_id: 'a', amount_oz: 8 }
    const answer = await unwrap(client.POST('/api/fluid-entry', { body, headers: idempotent('key-1') }))
    expect(answer).toEqual({ entry_id: 'e' })
    expect(asked).toEqual([{ purpose: 'change_email', ways: ['passkey', 'email'] }])
    expect(seen).toEqual(Array.from({ length: 2 }, () => `key-1 ${JSON.stringify(body)}`))
  })

  it('leaves a refusal as it is when the person would rather not, and asks for no other refusal', async () => {
    const refused = {
      error: 'fresh_confirmation_required',
      message: 'Please confirm.',
      purpose: 'export',
      ways: [],
    }
    const onConfirmationRequired = jest.fn(() => Promise.resolve(false))
    const options = { onConfirmationRequired }
    const client = clientAnswering(() => json(refused, { status: 403 }), options)
    await expect(askSession(client)).rejects.toMatchObject({
      code: 'fresh_confirmation_required',
      message: 'Please confirm.',
    })
    expect(onConfirmationRequired).toHaveBeenCalledTimes(1)
    for (const body of [{ error: 'not_yours' }, { ...refused, purpose: 'anything' }, 'no JSON'])
      await expect(
        askSession(clientAnswering(() => json(body, { status: 403 }), options)),
      ).rejects.toBeInstanceOf(ApiError)
    expect(onConfirmationRequired).toHaveBeenCalledTimes(1)
  })

  it('sends an idempotency key when asked, and only then', async () => {
    const seen: (string | null)[] = []
    const client = clientAnswering((request) => {
      seen.push(request.headers.get('Idempotency-Key'))
      return json({ entry_id: 'e' })
    })
    const body = { user_id: 'a', amount_oz: 8 }
    await unwrap(client.POST('/api/fluid-entry', { body, headers: idempotent('key-1') }))
    await unwrap(client.POST('/api/fluid-entry', { body }))
    expect(seen).toEqual(['key-1', null])
  })

  it('fills the path and the query', async () => {
    let url = ''
    const client = clientAnswering((request) => {
      url = request.url
      return json({ total_fluid_oz: 1 })
    })
    const params = { path: { user_id: 'a/b' }, query: { date: '2026-11-20' } }
    await unwrap(client.GET('/api/fluid-summary/{user_id}', { params }))
    expect(url).toBe('http://api.test/api/fluid-summary/a%2Fb?date=2026-11-20')
  })

  it('refuses an answer that belongs to another profile and reports it', async () => {
    const onProfileChanged = jest.fn()
    const client = clientAnswering(() => json({ total_fluid_oz: 1 }, { headers: { 'X-Profile': 'other' } }), {
      userId: () => 'mine',
      onProfileChanged,
    })
    const call = unwrap(client.GET('/api/fluid-summary/{user_id}', { params: { path: { user_id: 'mine' } } }))
    await expect(call).rejects.toBeInstanceOf(ProfileChangedError)
    expect(onProfileChanged).toHaveBeenCalledWith('other')
  })

  it('accepts another profile from the calls that change who is signed in', async () => {
    const client = clientAnswering(() => json({ user_id: 'other' }, { headers: { 'X-Profile': 'other' } }), {
      userId: () => 'mine',
    })
    await expect(askSession(client)).resolves.toEqual({ user_id: 'other' })
  })
})

describe(unwrap.name, () => {
  it('turns a problem answer into an ApiError with everything it says', async () => {
    const problem = {
      status: 402,
      error: 'total_limit_reached',
      message: 'You used your 3 free scans.',
      request_id: 'r-1',
      errors: [{ field: 'image_base64', message: 'too big' }],
      scans_used: 3,
      total_limit: 3,
    }
    const client = clientAnswering(() => json(problem, { status: 402, headers: { 'Retry-After': '7' } }))
    const error: unknown = await askSession(client).catch((cause: unknown) => cause)
    expect(isApiError(error, 'total_limit_reached')).toBe(true)
    expect(error).toMatchObject({
      status: 402,
      message: 'You used your 3 free scans.',
      requestId: 'r-1',
      fields: [{ field: 'image_base64', message: 'too big' }],
      retryAfterSeconds: 7,
      extra: { scans_used: 3, total_limit: 3 },
    })
  })

  it.each([
    [401, 'no_session'],
    [429, 'too_many_requests'],
    [502, 'unavailable'],
    [500, 'internal'],
  ])('gives status %s from a proxy the code %s', async (status, code) => {
    const client = clientAnswering(() => new Response('<h1>Bad</h1>', { status }))
    await expect(askSession(client)).rejects.toMatchObject({ status, code })
  })

  it('gives a lost connection as a NetworkError', async () => {
    const client = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(askSession(client)).rejects.toBeInstanceOf(NetworkError)
  })

  it('gives a page instead of data (a hotel login) as a NetworkError', async () => {
    const client = clientAnswering(() => new Response('<html>', { status: 200 }))
    await expect(askSession(client)).rejects.toBeInstanceOf(NetworkError)
  })

  it('gives a call that takes too long as a TimeoutError', async () => {
    const client = clientAnswering(neverAnswers, { timeoutMs: 10 })
    await expect(askSession(client)).rejects.toBeInstanceOf(TimeoutError)
  })

  it('waits longer for an import, which takes as long as its file is', async () => {
    const slowly = async ({ signal }: Request) => {
      await new Promise((done) => setTimeout(done, 40))
      return Response.json({ isGivenUp: signal.aborted })
    }
    const answered = await clientAnswering(slowly, { timeoutMs: 10 }).POST('/api/import', {
      body: { user_id: 'me', include_profile: false },
    })
    expect(answered.data).toEqual({ isGivenUp: false })
  })

  it('gives the shorter limit of the caller as a TimeoutError too', async () => {
    const client = clientAnswering(neverAnswers)
    const call = unwrap(client.GET('/api/session', { signal: AbortSignal.timeout(10) }))
    await expect(call).rejects.toBeInstanceOf(TimeoutError)
  })

  it('lets a canceled call stay canceled', async () => {
    const controller = new AbortController()
    const call = unwrap(clientAnswering(neverAnswers).GET('/api/session', { signal: controller.signal }))
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe(ApiError.name, () => {
  it('is recognized when another copy of the class made it', () => {
    const stranger = { [Symbol.for('@gb/api-client/error')]: 'ApiError', code: 'gone' }
    expect(stranger instanceof ApiError).toBe(true)
    expect(stranger instanceof NetworkError).toBe(false)
    expect(new Error('x') instanceof ApiError).toBe(false)
  })
})

describe(newId.name, () => {
  it('makes different version 4 UUIDs', () => {
    const ids = Array.from({ length: 50 }, newId)
    expect(new Set(ids).size).toBe(50)
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
