import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Env, routedPath } from '@gb/service-kit'
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import { buildDocument, operatorPart, publicPart } from './document.js'
import { type DocumentPath, DocumentsElsewhere, merged, OWN } from './documents-elsewhere.js'
import { registerEcosystemPage } from './ecosystem/ecosystem-page.js'
import { withDatesOf } from './examples.js'
import { type Groups, OPERATOR_GROUPS, PUBLIC_GROUPS } from './groups.js'
import { registerOperatorGate } from './operator-gate.js'
import { askOwnId, authorizeOnce, noteDone, onceIn, ownIdIn, rememberOwnId } from './page-scripts.js'

// Swagger UI's page has one inline style block; its scripts are files. No other page gets this policy.
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

const isDocs = (path: string): boolean =>
  path.startsWith('/api/docs') || path.startsWith('/api/operator/docs')

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Who reads a document; the consoles are drawn by a library that knows no server in particular. */
const readerOf = (request: unknown): { asksForOwn: boolean; authorization: string | undefined } => {
  const authorization = memberOf(memberOf(request, 'headers'), 'authorization')
  return {
    asksForOwn: memberOf(memberOf(request, 'query'), OWN) !== undefined,
    authorization: typeof authorization === 'string' ? authorization : undefined,
  }
}

const GROUPS: Record<DocumentPath, Groups> = {
  'api/openapi.json': PUBLIC_GROUPS,
  'api/operator/openapi.json': OPERATOR_GROUPS,
}

const options = (
  elsewhere: DocumentsElsewhere,
  jsonDocumentUrl: DocumentPath,
  title: string,
  scripts: Record<string, unknown>,
) => ({
  jsonDocumentUrl,
  // Asked for each time, because a service elsewhere may have come, gone or grown since.
  patchDocumentOnRequest: async (request: unknown, _reply: unknown, own: OpenAPIObject) => {
    const { asksForOwn, authorization } = readerOf(request)
    if (asksForOwn) return own
    const others = await elsewhere.of(jsonDocumentUrl, authorization)
    return withDatesOf(merged(own, others, GROUPS[jsonDocumentUrl]), new Date())
  },
  customSiteTitle: title,
  swaggerOptions: { persistAuthorization: false, withCredentials: true, tryItOutEnabled: true, ...scripts },
})

/**
 * Serves two consoles: everybody's at `/api/docs`, and the operators' at `/api/operator/docs`, whose page and
 * document answer 401 without a token. The public document knows no operator route. Both list what services elsewhere answer.
 */
export const registerDocs = (app: NestFastifyApplication): void => {
  const server = app.getHttpAdapter().getInstance()
  server.addHook('onSend', (request, reply, payload, done) => {
    if (isDocs(routedPath(request))) void reply.header('Content-Security-Policy', DOCS_POLICY)
    done(null, payload)
  })
  registerOperatorGate(app)
  registerEcosystemPage(server)
  const elsewhere = new DocumentsElsewhere(app.get(Env))
  let whole: OpenAPIObject | undefined
  const document = (): OpenAPIObject => (whole ??= buildDocument(app))
  SwaggerModule.setup(
    'api/docs',
    app,
    () => publicPart(document()),
    options(elsewhere, 'api/openapi.json', 'Gastric Buddy API', {
      requestInterceptor: ownIdIn,
      responseInterceptor: rememberOwnId,
      onComplete: askOwnId,
    }),
  )
  SwaggerModule.setup(
    'api/operator/docs',
    app,
    () => operatorPart(document()),
    options(elsewhere, 'api/operator/openapi.json', 'Gastric Buddy operators', {
      onComplete: authorizeOnce,
      requestInterceptor: onceIn,
      responseInterceptor: noteDone,
    }),
  )
}
