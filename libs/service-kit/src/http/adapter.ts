import type { IncomingMessage } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import cookie from '@fastify/cookie'
import { IMAGE } from '@gb/domain'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type Logger, pino } from 'pino'
import type { Env } from '../env/env.js'
import type { Keys } from '../crypto/keys.js'
import { openTracing } from '../tracing/open-tracing.js'
import { withPatience } from '../database/sql/patience.js'
import { errorFacts, errorName } from '../base/errors/error-facts.js'
import { sendProblem } from '../base/errors/send-problem.js'
import { registerContentCoding } from './body/content-coding.js'
import { countCrowded } from './door/crowd-log.js'
import { Door } from './door/door.js'
import { OVERLOAD, PASSING_ON } from './door/limits.js'
import { doorOptions, registerDoor } from './door/open-door.js'
import { openLog } from './log/open-log.js'
import { registerJsonBody } from './body/json-body.js'
import { registerRequestLog } from './log/request-log.js'
import { registerRequestScope } from './request-scope.js'
import { registerRequestSpans } from './request-span.js'
import { requestIdOf } from './request-trace.js'
import { registerSameOrigin } from './same-origin.js'
import { apiHeaders, registerSecurityHeaders } from './security-headers.js'
import './request-context.js'

/** The logger of a process; writes without blocking the event loop. */
export const createLogger = (env: Env): Logger =>
  pino(
    { level: env.logLevel, base: null, redact: ['req', 'res'], serializers: { err: errorFacts } },
    openLog(env.logFile),
  )

// Small answers are sent as they are: packing them costs more time than it saves. Others are packed at once and not as a
// stream, which took three times as long; larger ones would keep everybody waiting. Of 90 weights, 17.7 kB, quality 4 makes
// 3.4 kB in 220 µs and 2 makes 3.5 kB in 80 µs; the built front ends are packed at 11 by their build.
const COMPRESSION = {
  // Answers only: what comes packed is refused.
  globalDecompression: false,
  threshold: 2048,
  syncThreshold: 64 * 1024,
  encodings: ['br', 'gzip'] satisfies ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  zlibOptions: { level: 3 },
}

const passesOn = ({ remotes, services }: Env): boolean =>
  Object.keys(remotes).some((name) => !services.some((own) => own === name))

/** Fastify with the product's limits, headers and body rules. */
export const createAdapter = async (env: Env, keys: Keys, logger: Logger): Promise<FastifyAdapter> => {
  const https = env.publicOrigin.startsWith('https://')
  const headers = apiHeaders(https)
  const door = new Door({
    limits: {
      ...OVERLOAD,
      ...(passesOn(env) ? { places: OVERLOAD.places * PASSING_ON } : {}),
      ...env.overload,
    },
    headers,
    largestBody: IMAGE.maxBodyBytes,
    onCrowded: countCrowded(logger),
  })
  const tracing = await openTracing(env.traces, (error) =>
    logger.warn({ reason: errorName(error) }, 'traces do not reach their collector'),
  )
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    ...doorOptions(door),
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      // The address could not be read, so no hook has run.
      void reply.headers(headers)
      sendProblem(error, request, reply)
    },
    genReqId: (request: IncomingMessage) => requestIdOf(keys, request.headers),
    requestIdHeader: false,
    bodyLimit: IMAGE.maxBodyBytes,
    // A hop count and not `true`: with `true` anybody names their own address.
    trustProxy: (_address: string, hop: number) => hop < env.trustProxyHops,
    routerOptions: { maxParamLength: 300 },
  })
  const server = adapter.getInstance()
  registerRequestSpans(server, tracing)
  await server.register(cookie)
  await server.register(compress, COMPRESSION)
  registerSecurityHeaders(server, https)
  registerDoor(server, door, env.host)
  registerContentCoding(server)
  registerJsonBody(server)
  registerSameOrigin(server, env.allowedOrigins)
  registerRequestLog(server, keys)
  registerRequestScope(server)
  // From here on: earlier, the reading of a body would lose whose patience it is.
  server.addHook('preHandler', (_request, _reply, done) => withPatience(done))
  return adapter
}
