import type { INestApplication } from '@nestjs/common'
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'

const DESCRIPTION = `The API behind Gastric Buddy. A session is an httpOnly cookie: create a profile with "Try it out"
(first POST /api/user-consent, then POST /api/profile) and every other call works in this page.
Times: \`date\` is a calendar day in the person's zone (header X-Time-Zone), \`recorded_at\` an instant in UTC.
Errors are RFC 9457 problem documents with a stable \`error\` code and a \`message\` for people.`

/** The contract: built from the controllers and DTOs, with paths in a stable order. */
export const buildDocument = (app: INestApplication): OpenAPIObject => {
  const config = new DocumentBuilder()
    .setTitle('Gastric Buddy')
    .setDescription(DESCRIPTION)
    .setVersion('1.0.0')
    .addCookieAuth('gb_sid', { type: 'apiKey', in: 'cookie', name: 'gb_sid' }, 'session')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'gbop_… from npm run operator' },
      'operator',
    )
    .build()
  const document = SwaggerModule.createDocument(app, config, {
    // Two operations with one id would overwrite each other in the generated types.
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  })
  const paths = Object.entries(document.paths).toSorted(([a], [b]) => a.localeCompare(b))
  return { ...document, paths: Object.fromEntries(paths) }
}

const OPERATOR_PREFIX = '/api/operator/'

const withPaths = (document: OpenAPIObject, keep: (path: string) => boolean): OpenAPIObject => ({
  ...document,
  paths: Object.fromEntries(Object.entries(document.paths).filter(([path]) => keep(path))),
})

/** What everybody may read of the contract. */
export const publicPart = (document: OpenAPIObject): OpenAPIObject =>
  withPaths(document, (path) => !path.startsWith(OPERATOR_PREFIX))

/** The operators' calls only. */
export const operatorPart = (document: OpenAPIObject): OpenAPIObject =>
  withPaths(document, (path) => path.startsWith(OPERATOR_PREFIX))
