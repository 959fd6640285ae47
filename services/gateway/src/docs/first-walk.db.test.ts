import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { OpenAPIObject } from '@nestjs/swagger'
import { buildDocument, operatorPart, publicPart } from './document.js'
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
  const whole = buildDocument(desk.app)
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

  it('sends what stands there, and is never told that it is bad input or that nobody is signed in', async () => {
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
      if ([400, 401].includes(statusCode) || statusCode >= 500)
        found.push(`${call.name}: ${statusCode} ${answer.body.slice(0, 300)}`)
    }
    expect(found).toEqual([])
  })
})

/** Writes that a press of Execute may do: nobody but operators sees anything of them. */
const HARMLESS: Record<string, string> = {
  'POST /api/operator/people/search': 'it looks and changes nothing',
  'PUT /api/operator/content/{slug}/draft': 'a draft is not published',
  'DELETE /api/operator/content/{slug}/draft': 'a draft is not published',
  'POST /api/operator/remotes/{remote}/releases': 'its remote is loaded by nobody',
  'PUT /api/operator/remotes/{remote}/kill': 'its remote is loaded by nobody',
  'DELETE /api/operator/remotes/{remote}/kill': 'its remote is loaded by nobody',
  'PUT /api/operator/remotes/{remote}/pin': 'its remote is loaded by nobody',
  'PUT /api/operator/remotes/{remote}/canary': 'its remote is loaded by nobody',
  'DELETE /api/operator/remotes/{remote}/settings/{name}': 'its remote is loaded by nobody',
}

describe("the first walk of the operators' page", () => {
  it('is told at most that something is not there, and writes only what nobody else sees', async () => {
    const { token } = await desk.tokenFor()
    const found: string[] = []
    for (const call of callsOf(operators)) {
      const { path, query, headers, body } = filledIn(operators, call)
      const reason = headers['X-Reason'] ?? null
      const { status, text } = await desk.ask(token, call.method, path + query, {
        body,
        reason,
        confirm: null,
      })
      const isAsked = status === 400 && text.includes('"field":"X-Confirm"')
      const isWrite = call.method !== 'GET' && status < 300
      if (([400, 401].includes(status) && !isAsked) || status >= 500 || (isWrite && !(call.name in HARMLESS)))
        found.push(`${call.name}: ${status} ${text.slice(0, 300)}`)
    }
    expect(found).toEqual([])
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

describe('a summary of an operator call', () => {
  it('ends with the scope that it needs', () => {
    const scopes = new Map(desk.routes.map(({ method, path, scope }) => [`${method} ${path}`, scope]))
    for (const { name, operation } of callsOf(operators))
      expect([name, operation.summary]).toEqual([name, expect.stringMatching(` · ${scopes.get(name)}$`)])
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
