import type { Operator } from '../contracts/operator.port.js'
import type { SessionUser } from '../contracts/session.port.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard once the session is verified. */
    sessionUser?: SessionUser
    /** Set by the access guard on operator routes. */
    operator?: Operator
    /** The body as it came, only on routes that verify a signature. */
    rawBody?: string
  }
  interface FastifyContextConfig {
    /** Largest body of this route in bytes; 64 KiB unless told. */
    bodyLimit?: number
    /** Keep the raw body for a signature check. */
    keepRawBody?: boolean
    /** The handler reads the body itself, while it comes in. */
    streamedBody?: boolean
  }
}
