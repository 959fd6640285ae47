import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ModulesContainer } from '@nestjs/core'
import type { OpenAPIObject } from '@nestjs/swagger'
import { ERROR_CODES } from '@gb/domain'
import { collectRoutes } from '@gb/service-kit'
import { buildDocument, operatorPart, publicPart } from './document.js'
import { withDatesOf } from './examples.js'
import { startConsole } from './testing/console.js'
import { bodyExample, parameterExamples } from './testing/example-of.js'
import { ownIdIn, rememberOwnId } from './page-scripts.js'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of a page, as it stands there before anybody has typed anything. */
interface Call {
  name: string
  method: Method
  path: string
  operation: Operation
}

interface Operation {
  tags?: string[]
  summary?: string
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const

const callsOf = ({ paths }: OpenAPIObject): Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(METHODS).flatMap(([verb, method]) => {
      const operation = item[verb as keyof typeof METHODS] as Operation | undefined
      return operation ? [{ name: `${method} ${path}`, method, path, operation }] : []
    }),
  )

let desk: Awaited<ReturnType<typeof startConsole>>
let open: OpenAPIObject
let operators: OpenAPIObject

beforeAll(async () => {
  desk = await startConsole()
  const whole = withDatesOf(buildDocument(desk.app), new Date())
  open = publicPart(whole)
  operators = operatorPart(whole)
})
afterAll(() => desk.close())

const filledIn = (document: OpenAPIObject, { name, path, operation }: Call) => {
  const words = parameterExamples(operation, 'path')
  const query = new URLSearchParams(parameterExamples(operation, 'query')).toString()
  return {
    path: path.replaceAll(/\{(\w+)\}/g, (_braces, word: string) =>
      encodeURIComponent(words[word] ?? 'no example'),
    ),
    query: query === '' ? '' : `?${query}`,
    headers: parameterExamples(operation, 'header'),
    body: bodyExample(document, operation, name),
  }
}

/** What the first walk cannot do, and why. */
const NOT_BY_HAND: Record<string, string> = {
  'POST /api/clinic-plan-reading': 'the AI service is elsewhere, and no sample stands in for it',
  'POST /api/billing/webhook': 'signed by the payment provider',
  'POST /api/import': 'a file of the own export',
  'POST /api/reminders/{user_id}/test': 'the service of the notifications is elsewhere',
  'DELETE /api/session': 'ends the session, as the last call does too',
}

/** Refusals whose code is not the first of their status. */
const UNUSUAL: Record<string, [status: number, code: string]> = {
  'POST /api/analyze-food': [402, 'total_limit_reached'],
  'POST /api/clinic-plan-reading': [503, 'provider_unavailable'],
  'GET /api/export/{user_id}': [403, 'fresh_confirmation_required'],
  'DELETE /api/profile/{user_id}': [403, 'fresh_confirmation_required'],
  'POST /api/confirmation/confirm': [403, 'passkey_refused'],
  'POST /api/passkeys/sign-in': [403, 'passkey_refused'],
  'GET /api/profile-by-code/{code}': [403, 'forbidden_origin'],
  'POST /api/email-change/confirm': [404, 'invalid_or_expired_code'],
  'POST /api/helping': [404, 'invalid_or_expired_code'],
  'POST /api/helping/invitation': [404, 'invalid_or_expired_code'],
  'POST /api/import': [503, 'try_again_later'],
  'POST /api/subscription/cancel': [503, 'provider_unavailable'],
  'DELETE /api/weight-entry/{entry_id}': [409, 'initial_entry_protected'],
}

/** Why something is refused to somebody who has only begun. */
const PREMIUM = 'part of premium, and nothing was bought'
const CONFIRMED = 'asks first that it is them'
const BOUGHT = 'nothing was bought'
const CODE = 'a code that only a mail, a device or the person has'
const PASSKEY = 'signed by a passkey that a browser has'
const MADE = 'names something that somebody has to make first'

/** What is refused to somebody who has only begun, and why. */
const NOT_AT_FIRST: Record<string, [status: number, why: string]> = {
  'DELETE /api/email-change': [404, CODE],
  'POST /api/email-change/confirm': [404, CODE],
  'POST /api/email-change/resend': [404, CODE],
  'POST /api/email-change/take-back': [404, CODE],
  'GET /api/get-recovery-code/{user_id}': [403, CONFIRMED],
  'POST /api/confirmation/confirm': [404, CODE],
  'DELETE /api/devices/{device_id}': [404, MADE],
  'POST /api/pairing-window': [403, CONFIRMED],
  'GET /api/profile-by-code/{code}': [404, CODE],
  'POST /api/restore': [404, CODE],
  'POST /api/restore/confirm': [404, CODE],
  'POST /api/passkeys': [403, CONFIRMED],
  'DELETE /api/passkeys/{passkey_id}': [403, CONFIRMED],
  'POST /api/passkeys/code-restore': [403, CONFIRMED],
  'POST /api/passkeys/registration-options': [403, CONFIRMED],
  'POST /api/passkeys/sign-in': [403, PASSKEY],
  'POST /api/passkeys/unlock': [403, PASSKEY],
  'POST /api/passkeys/unlock-options': [404, PASSKEY],
  'GET /api/personal-token': [404, 'asked with a token, not with a session'],
  'POST /api/personal-tokens': [403, CONFIRMED],
  'DELETE /api/personal-tokens/{token_id}': [404, MADE],
  'POST /api/helpers': [403, CONFIRMED],
  'DELETE /api/helpers/{grant_id}': [404, MADE],
  'DELETE /api/helper-invitations/{invitation_id}': [404, MADE],
  'POST /api/helping': [404, CODE],
  'POST /api/helping/invitation': [404, CODE],
  'DELETE /api/helping/{grant_id}': [404, MADE],
  'GET /api/analysis/{user_id}': [404, MADE],
  'PUT /api/favourite-meals/{entry_id}': [404, MADE],
  'DELETE /api/favourite-meals/{entry_id}': [404, MADE],
  'POST /api/food-entry/{entry_id}/repeat': [404, MADE],
  'GET /api/foods/barcode/{code}': [404, 'no list of products is connected'],
  'DELETE /api/push-subscriptions/{subscription_id}': [404, MADE],
  'POST /api/reminders/{user_id}/snooze': [404, MADE],
  'GET /api/premium-analytics/{user_id}': [402, PREMIUM],
  'GET /api/generate-pdf-report/{report_id}': [404, MADE],
  'POST /api/premium-progress-report/{user_id}': [402, PREMIUM],
  'PUT /api/favourite-recipes/{recipe_id}': [402, PREMIUM],
  'DELETE /api/favourite-recipes/{recipe_id}': [404, MADE],
  'PUT /api/lesson-progress/{user_id}/{module_id}/{lesson_id}': [402, PREMIUM],
  'PUT /api/plan-choices/{user_id}/filled-week': [402, PREMIUM],
  'PUT /api/plan-choices/{user_id}/swap': [402, PREMIUM],
  'GET /api/premium-advanced-nutrition': [402, PREMIUM],
  'POST /api/premium-checkin': [402, PREMIUM],
  'GET /api/premium-content': [402, PREMIUM],
  'GET /api/premium-exercise-progression': [402, PREMIUM],
  'GET /api/premium-meal-planning-templates': [402, PREMIUM],
  'GET /api/premium-meal-planning-templates/{template_id}/week': [402, PREMIUM],
  'GET /api/premium-meal-plans/{user_id}': [402, PREMIUM],
  'GET /api/premium-mindful-eating': [402, PREMIUM],
  'GET /api/premium-personal-growth': [402, PREMIUM],
  'GET /api/premium-supplement-guide': [402, PREMIUM],
  'POST /api/activate-premium': [404, BOUGHT],
  'GET /api/checkout/status/{session_id}': [404, BOUGHT],
  'GET /api/checkout/test-page/{session_id}': [404, BOUGHT],
  'POST /api/checkout/test-page/{session_id}/decision': [404, BOUGHT],
  'POST /api/subscription/cancel': [404, BOUGHT],
  'POST /api/subscription/portal': [403, CONFIRMED],
  'POST /api/subscription/refund-request': [404, BOUGHT],
  'POST /api/subscription/resume': [404, BOUGHT],
  'GET /api/export/{user_id}': [403, CONFIRMED],
  'DELETE /api/profile/{user_id}': [403, CONFIRMED],
}

/** What ends the profile or the session of the walk: a page says so, and whoever walks leaves it for the end. */
const LAST = ['DELETE /api/consents/{purpose}', 'DELETE /api/profile/{user_id}', 'DELETE /api/sessions']

/** As they stand on the page: group by group, and in a group as the document has them. */
const onThePage = (document: OpenAPIObject): Call[] => {
  const groups = (document.tags ?? []).map(({ name }) => name)
  const groupOf = ({ operation }: Call): number => groups.indexOf(operation.tags?.[0] ?? '')
  return callsOf(document).sort((a, b) => groupOf(a) - groupOf(b))
}

const inWalkingOrder = (document: OpenAPIObject): Call[] => {
  const placeOf = ({ name }: Call): number => LAST.indexOf(name) + 1
  return onThePage(document).sort((a, b) => placeOf(a) - placeOf(b))
}

describe('the first walk of the public page', () => {
  it('makes a profile with what stands first, and no call before it ends anything', () => {
    expect(
      onThePage(open)
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['POST /api/user-consent', 'GET /api/consents', 'POST /api/profile'])
  })

  it('sends what stands there, and is answered as the page says', async () => {
    const browser = desk.browser()
    const found: string[] = []
    for (const call of inWalkingOrder(open)) {
      if (call.name in NOT_BY_HAND) continue
      const { path, query, headers, body } = filledIn(open, call)
      const sent = ownIdIn({
        url: path + query,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const typed = sent.body === undefined ? undefined : (JSON.parse(sent.body) as object)
      const answer = await browser.raw(call.method, sent.url, typed, headers)
      rememberOwnId({ headers: answer.headers })
      const { statusCode } = answer
      const isGood = statusCode < 300 && String(statusCode) in call.operation.responses
      const [refusal] = NOT_AT_FIRST[call.name] ?? []
      if (refusal === undefined ? !isGood : statusCode !== refusal)
        found.push(`${call.name}: ${statusCode} ${answer.body.slice(0, 300)}`)
    }
    expect(found).toEqual([])
  })
})

describe('the dates of the examples', () => {
  it('are of the day on which the document is asked for, and stay as written where it is kept', async () => {
    const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, '2026-11-20'.length)
    const before = yesterday()
    const served: OpenAPIObject = (await desk.app.inject('/api/openapi.json')).json()
    const kept = publicPart(buildDocument(desk.app))
    const momentIn = ({ components }: OpenAPIObject): unknown =>
      Reflect.get(Object(components?.schemas?.AddFluidEntryDto), 'properties').recorded_at.example
    expect([`${before}T08:30:00Z`, `${yesterday()}T08:30:00Z`]).toContain(momentIn(served))
    expect(momentIn(kept)).toBe('2026-11-20T08:30:00Z')
  })
})

/** Writes that a press of Execute may do as they stand there, and why nobody but operators sees anything of them. */
const HARMLESS: Record<string, string> = {
  'POST /api/operator/people/search': 'it looks and changes nothing',
  'PUT /api/operator/content/{slug}/draft': 'a draft is not published',
  'POST /api/operator/remotes/{remote}/releases': 'the remote of the example shows nothing, and is held back',
  'DELETE /api/operator/remotes/{remote}/kill':
    'it takes nothing out, and the remote of the example shows nothing',
}

describe("the first walk of the operators' page", () => {
  it('is told at most that something is not there, and writes only what nobody else sees', async () => {
    const { token } = await desk.tokenFor()
    const found: string[] = []
    for (const call of callsOf(operators)) {
      const { path, query, headers, body } = filledIn(operators, call)
      expect(headers).toEqual({})
      const { status, text } = await desk.ask(token, call.method, path + query, {
        body,
        reason: null,
        confirm: null,
      })
      const isAsked = status === 400 && /"field":"X-(?:Confirm|Reason)"/.test(text)
      const isWrite = call.method !== 'GET' && status < 300
      if (([400, 401].includes(status) && !isAsked) || status >= 500 || (isWrite && !(call.name in HARMLESS)))
        found.push(`${call.name}: ${status} ${text.slice(0, 300)}`)
    }
    expect(found).toEqual([])
  })
})

/** Writes of operators that ask for no word, and why a press of Execute may do them. */
const WITHOUT_A_WORD: Record<string, string> = {
  ...HARMLESS,
  'PUT /api/operator/check-ins/{user_id}/{entry_id}/assignment':
    'colleagues alone see it, and it is given back as easily',
  'DELETE /api/operator/check-ins/{user_id}/{entry_id}/assignment':
    'colleagues alone see it, and it is taken as easily',
  'POST /api/operator/check-ins/{user_id}/{entry_id}/seen': 'colleagues alone see it',
  'POST /api/operator/failed-work/{kind}/{work_id}/retry': 'it would be tried by itself, later',
  'POST /api/operator/payment-events/{event_id}/retry': 'it would be tried by itself, later',
  'DELETE /api/operator/people/{user_id}/erasure':
    'it keeps what somebody asked to erase, and can be asked again',
  'DELETE /api/operator/people/{user_id}/merge':
    'it keeps what somebody asked to merge, and can be asked again',
  'PUT /api/operator/remotes/{remote}/flags/{name}/testers/{user_id}':
    'one person sees it, and it is put back',
  'DELETE /api/operator/remotes/{remote}/flags/{name}/testers/{user_id}':
    'one person sees it, and it is put back',
  'PUT /api/operator/scan-limits/{user_id}': 'it only gives more, with a reason, and ends by itself',
  'DELETE /api/operator/scan-limits/{user_id}': 'given again by the call beside it, with a reason',
  'POST /api/operator/scans/{user_id}/{scan_id}/refund': 'one scan, given back once, with a reason',
}

describe('a write of an operator', () => {
  it('asks for a word, or says why it need not', () => {
    const writes = desk.routes.filter(({ method }) => method !== 'GET')
    const unasked = writes
      .filter(({ confirm }) => confirm === null)
      .map(({ method, path }) => `${method} ${path}`)
    expect(unasked.filter((name) => !(name in WITHOUT_A_WORD))).toEqual([])
  })
})

/** A day on which the entries of the examples are, or a week that ends with it, so that who walks sees them. */
const DAY_OF_EXAMPLES =
  /^GET \/api\/(?:(?:daily-encouragement|daily-summary|fluid-days|fluid-summary)\b.* date|food-nutrients\b.* (?:from|to))=/
/** Words of a query that are filled in though a call goes without them, and why they are right for whoever presses. */
const WELL_FILLED_IN: Record<string, string> = {
  'GET /api/export/{user_id} log=weight':
    'one log is read at a glance; all of them is the same call without the word',
}

describe.each([
  ['the public page', () => open],
  ["the operators' page", () => operators],
])('%s', (_name, documentOf) => {
  it('fills in no word of a query that is not needed: it would leave out what somebody looks for', () => {
    const filled = callsOf(documentOf()).flatMap(({ name, operation }) =>
      Object.entries(parameterExamples(operation, 'query', { isOptional: true })).map(
        ([word, example]) => `${name} ${word}=${example}`,
      ),
    )
    expect(filled.filter((one) => !(one in WELL_FILLED_IN) && !DAY_OF_EXAMPLES.test(one))).toEqual([])
  })
})

describe.each([
  ['the public page', () => open],
  ["the operators' page", () => operators],
])('%s', (_name, documentOf) => {
  it('has its calls in groups, in the order of the work, each with a sentence', () => {
    const document = documentOf()
    const groups = (document.tags ?? []).map(({ name, description }) => [
      name,
      (description ?? '').length > 20,
    ])
    const used = new Set(callsOf(document).flatMap(({ operation }) => operation.tags ?? ['none']))
    expect(groups.filter(([, isTold]) => !isTold)).toEqual([])
    expect(new Set(groups.map(([name]) => name))).toEqual(used)
  })

  it('shows for each refusal a problem of that status, as it comes over the wire', () => {
    const found = callsOf(documentOf()).flatMap(({ name, operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .filter(([status, { content = {} }]) => {
          const example = content['application/problem+json']?.example
          const isOfStatus =
            typeof example === 'object' &&
            example !== null &&
            'status' in example &&
            example.status === Number(status)
          return !isOfStatus || Object.keys(content).length !== 1
        })
        .map(([status]) => `${name} ${status}`),
    )
    expect(found).toEqual([])
  })
})

describe('the code of a refusal', () => {
  interface Shown {
    call: string
    status: string
    code: string
    description: string
  }

  const shown = (document: OpenAPIObject): Shown[] =>
    callsOf(document).flatMap(({ name, operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, response]) => ({
          call: name,
          status,
          code: String(Reflect.get(Object(response.content?.['application/problem+json']?.example), 'error')),
          description: String(Reflect.get(response, 'description')),
        })),
    )

  const all = () => [...shown(open), ...shown(operators)]

  it('is one that the words beside it name, where they name any', () => {
    const strange = all().filter(({ code, description }) => {
      const named = ERROR_CODES.filter((known) => description.includes(`\`${known}\``))
      return named.length > 0 && !named.some((known) => known === code)
    })
    expect(strange).toEqual([])
  })

  it('is one that the mark of the call answers, where only a mark does', () => {
    const rules = new Map(
      collectRoutes(desk.app.get(ModulesContainer)).map((rule) => [`${rule.method} ${rule.path}`, rule]),
    )
    const isPossible = ({ call, code }: Shown): boolean => {
      const rule = rules.get(call)
      const access = rule?.access
      if (rule?.fresh && rule.fresh.when === undefined && code === 'not_yours') return false
      if (code === 'premium_required') return access?.kind === 'premium'
      if (code === 'not_yours')
        return access?.kind === 'owner' || (access?.kind === 'premium' && access.place !== undefined)
      if (code === 'fresh_confirmation_required') return rule?.fresh !== undefined
      return code !== 'scope_missing' || access?.kind === 'operator'
    }
    expect(all().filter((one) => !isPossible(one))).toEqual([])
  })

  it('is that of the call where it is not the usual one of its status', () => {
    const found = Object.fromEntries(
      all().flatMap(({ call, status, code }) => (call in UNUSUAL ? [[`${call} ${status}`, code]] : [])),
    )
    const wanted = Object.entries(UNUSUAL).map(([call, [status, code]]) => [`${call} ${status}`, code])
    expect(found).toMatchObject(Object.fromEntries(wanted))
  })
})

describe('a summary of an operator call', () => {
  it('ends with the scope that it needs, or with none', () => {
    const scopes = new Map(desk.routes.map(({ method, path, scope }) => [`${method} ${path}`, scope]))
    for (const { name, operation } of callsOf(operators)) {
      const [, scope = null] = (operation.summary ?? '').split(' · ')
      expect([name, scope]).toEqual([name, scopes.get(name)])
    }
  })
})

describe('the token of the password prompt', () => {
  const basic = (token: string) => `Basic ${Buffer.from(`olga:${token}`).toString('base64')}`
  const read = (headers: Record<string, string>) =>
    desk.app.inject({ method: 'GET', url: '/api/operator/docs/token', headers })

  it('is handed to the page that asks for it, and to no page that cannot', async () => {
    const { token } = await desk.tokenFor(['audit:read'])
    const told = await read({ authorization: basic(token), 'x-console': 'page' })
    expect([told.statusCode, told.json(), told.headers['cache-control']]).toEqual([
      200,
      { token },
      'no-store',
    ])
    expect((await read({ authorization: basic(token) })).statusCode).toBe(404)
    expect((await read({ 'x-console': 'page' })).statusCode).toBe(401)
  })
})
