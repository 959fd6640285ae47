import { isTimeZone } from '@gb/domain'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.js'

/** The zone the browser says it is in, or null without the header. A wrong one is 400, never a silent UTC. */
export const requestTimeZone = (request: FastifyRequest): string | null => {
  const header = request.headers['x-time-zone']
  if (header === undefined) return null
  if (typeof header === 'string' && isTimeZone(header)) return header
  throw new AppError('invalid_input', 'X-Time-Zone must be an IANA time zone like America/New_York.', {
    errors: [
      { field: 'X-Time-Zone', message: 'X-Time-Zone must be an IANA time zone like America/New_York.' },
    ],
  })
}
