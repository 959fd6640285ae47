import type { INestApplication } from '@nestjs/common'
import { API_VERSION } from '@gb/domain'
import { SCOPE_EXTENSION } from '@gb/service-kit'
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import { grouped, OPERATOR_GROUPS, PUBLIC_GROUPS } from './groups.js'
import { problemsOf } from './problems.js'

const DESCRIPTION = `The API behind Gastric Buddy. A session is an httpOnly cookie: create a profile with "Try it out"
(first POST /api/user-consent, then POST /api/profile) and every other call works in this page, as it stands there: the
user_id of the examples is sent as your own.
Times: \`date\` is a calendar day in the person's zone (header X-Time-Zone), \`recorded_at\` an instant in UTC.
Errors are RFC 9457 problem documents with a stable \`error\` code and a \`message\` for people.`

/** The contract: built from the controllers and DTOs, with paths in a stable order. */
export const buildDocument = (app: INestApplication): OpenAPIObject => {
  const config = new DocumentBuilder()
    .setTitle('Gastric Buddy')
    .setDescription(DESCRIPTION)
    .setVersion(API_VERSION)
    .addCookieAuth('gb_sid', { type: 'apiKey', in: 'cookie', name: 'gb_sid' }, 'session')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'gbpt_… from POST /api/personal-tokens' },
      'token',
    )
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'gbop_… from npm run operator' },
      'operator',
    )
    .build()
  const document = SwaggerModule.createDocument(app, config, {
    // Two operations with one id would overwrite each other in the generated types.
    autoTagControllers: false,
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  })
  const paths = Object.entries(document.paths).toSorted(([a], [b]) => a.localeCompare(b))
  return { ...document, paths: problemsOf(Object.fromEntries(paths)) }
}

const OPERATOR_PREFIX = '/api/operator/'

/** Names of the schemas that a part of a document refers to. */
const referred = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].flatMap(([, name]) => name ?? [])

/** The schemas that these paths need, and those that they need: a part must not tell what the other part knows. */
const schemasOf = (document: OpenAPIObject, paths: OpenAPIObject['paths']) => {
  const all = document.components?.schemas ?? {}
  const needed = new Set(referred(paths))
  for (const name of needed) for (const inner of referred(all[name] ?? {})) needed.add(inner)
  return Object.fromEntries(Object.entries(all).filter(([name]) => needed.has(name)))
}

const part = (
  document: OpenAPIObject,
  keep: (path: string) => boolean,
  ...securitySchemes: ('session' | 'token' | 'operator')[]
): OpenAPIObject => {
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => keep(path)))
  const schemes = Object.entries(document.components?.securitySchemes ?? {})
  const ours = schemes.filter(([name]) => securitySchemes.some((wanted) => wanted === name))
  return {
    ...document,
    paths,
    components: {
      schemas: schemasOf(document, paths),
      securitySchemes: Object.fromEntries(ours),
    },
  }
}

/** What everybody may read of the contract. */
export const publicPart = (document: OpenAPIObject): OpenAPIObject =>
  grouped(
    part(document, (path) => !path.startsWith(OPERATOR_PREFIX), 'session', 'token'),
    PUBLIC_GROUPS,
  )

const OPERATOR_DESCRIPTION = `The console of the people who run Gastric Buddy. A token is made by
\`npm run operator -- create --name "Your name" --scope …\`; the page uses the one that the browser asked for. Every use stays in an audit log that nobody can change.
How each remote does in real browsers: [remotes in the field](/api/operator/ecosystem).
Calls that show or move what belongs to a person need the header X-Reason. What others see at once, or what cannot be taken back, asks for a word in X-Confirm.`

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The scope of each call at the end of its line, so that nobody has to try which token it needs. */
const withScopes = (paths: OpenAPIObject['paths']): OpenAPIObject['paths'] =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      VERBS.reduce((done, verb) => {
        const call = done[verb]
        const scope: unknown = call && Reflect.get(call, SCOPE_EXTENSION)
        return call && typeof scope === 'string'
          ? { ...done, [verb]: { ...call, summary: `${(call.summary ?? '').replace(/\.$/, '')} · ${scope}` } }
          : done
      }, item),
    ]),
  )

/** The operators' calls only. */
export const operatorPart = (document: OpenAPIObject): OpenAPIObject => {
  const operators = part(document, (path) => path.startsWith(OPERATOR_PREFIX), 'operator')
  const inGroups = grouped(operators, OPERATOR_GROUPS)
  return {
    ...inGroups,
    paths: withScopes(inGroups.paths),
    info: { ...operators.info, title: 'Gastric Buddy operators', description: OPERATOR_DESCRIPTION },
  }
}
