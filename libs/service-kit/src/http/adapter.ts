import { randomUUID } from 'node:crypto'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import { IMAGE } from '@gb/domain'
import { LogController } from 'fastify'
import { type Logger, pino } from 'pino'
import type { Env } from '../env/env.js'
import type { Keys } from '../crypto/keys.js'
import { registerJsonBody } from './json-body.js'
import { registerRequestLog } from './request-log.js'
import { registerSameOrigin } from './same-origin.js'
import './request-context.js'

/** The Content-Security-Policy of every document: our own origin, no inline script or style, nowhere to send data to. */
export const CONTENT_SECURITY_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'", 'https://checkout.stripe.com'],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The logger of a process; writes without blocking the event loop. */
export const createLogger = (env: Env): Logger =>
  pino(
    { level: env.logLevel, base: null, redact: ['req', 'res'] },
    pino.destination({ ...(env.logFile ? { dest: env.logFile, mkdir: true } : { dest: 1 }), sync: false }),
  )

/** Fastify with the product's limits, headers and body rules. */
export const createAdapter = async (env: Env, keys: Keys, logger: Logger): Promise<FastifyAdapter> => {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: IMAGE.maxBodyBytes,
    // A hop count and not `true`: with `true` anybody names their own address.
    trustProxy: (_address: string, hop: number) => hop < env.trustProxyHops,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 300 },
  })
  const server = adapter.getInstance()
  await server.register(cookie)
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: env.publicOrigin.startsWith('https://')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    void reply.header('Permissions-Policy', 'camera=(self), geolocation=(), microphone=()')
    if (request.url.startsWith('/api/') && !reply.hasHeader('Cache-Control'))
      void reply.header('Cache-Control', 'no-store')
    return payload
  })
  registerJsonBody(server)
  registerSameOrigin(server, env.allowedOrigins)
  registerRequestLog(server, keys)
  return adapter
}
