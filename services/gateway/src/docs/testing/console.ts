import { ModulesContainer } from '@nestjs/core'
import { OperatorService } from '@gb/profile'
import {
  collectRoutes,
  jobsSchemaOf,
  OPERATOR_SCOPES,
  type OperatorScope,
  type RouteRule,
} from '@gb/service-kit'
import { Pool } from 'pg'
import { startProduct } from '../../testing/start-product.js'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An operator route and what it asks for. */
export interface OperatorRoute {
  method: Method
  path: string
  /** Null: any valid token will do. */
  scope: OperatorScope | null
  needsReason: boolean
  /** What has to stand in `X-Confirm`, or null. */
  confirm: string | null
}

/** What goes along with a call of an operator. */
interface Sent {
  body?: unknown
  reason?: string | null
  /** The word of `X-Confirm`; that of the route when it is not said. */
  confirm?: string | null
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const operatorRoute = (rule: RouteRule): OperatorRoute[] => {
  const method = METHODS.find((known) => known === rule.method)
  if (rule.access?.kind !== 'operator' || !method) return []
  const { scope, reason, confirm = null } = rule.access
  return [{ method, path: rule.path, scope, needsReason: reason ?? false, confirm }]
}

const REASON = 'A test needs it.'

/** The whole product with operators at its console. */
export const startConsole = async () => {
  const product = await startProduct()
  const operators = product.app.get(OperatorService, { strict: false })
  const pool = new Pool({ connectionString: product.databaseUrl, max: 2 })
  const routes = collectRoutes(product.app.get(ModulesContainer)).flatMap(operatorRoute)

  const tokenFor = async (scopes: readonly OperatorScope[] = OPERATOR_SCOPES) =>
    operators.create('Olga Support', [...scopes], 1)

  const wordOf = (method: Method, url: string): string | null => {
    const [path = ''] = url.split('?')
    const known = routes.find(
      (route) =>
        route.method === method && new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )
    return known?.confirm ?? null
  }

  const ask = async (
    token: string | null,
    method: Method,
    url: string,
    { body, reason = REASON, confirm }: Sent = {},
  ) => {
    const word = confirm === undefined ? wordOf(method, url) : confirm
    const answer = await product.app.inject({
      method,
      url,
      headers: {
        origin: 'http://localhost:3000',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(reason === null ? {} : { 'x-reason': reason }),
        ...(word === null ? {} : { 'x-confirm': word }),
      },
      ...(body === undefined ? {} : { payload: JSON.parse(JSON.stringify(body)) }),
    })
    return { status: answer.statusCode, text: answer.body, headers: answer.headers }
  }

  /** A job that failed twice and is tried again in an hour. */
  const failedJob = (schema: string, kind: string, ids: Record<string, string>) =>
    pool.query(
      `INSERT INTO ${jobsSchemaOf(schema)}.job (name, data, singleton_key, state, retry_count, started_on, start_after)
       VALUES ($1, $2, $3, 'retry', 1, now(), now() + interval '1 hour')`,
      [kind, ids, Object.values(ids).join(' ')],
    )

  const close = async () => {
    await pool.end()
    await product.app.close()
  }

  return { ...product, operators, pool, routes, tokenFor, ask, failedJob, close }
}
