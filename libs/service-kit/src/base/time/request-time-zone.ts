import { isTimeZone } from '@gb/domain'
import type { FastifyRequest } from 'fastify'
import { InvalidField } from '../errors/invalid-field.js'

/** The zone the browser says it is in, or null without the header. A wrong one is 400, never a silent UTC. */
export const requestTimeZone = (request: FastifyRequest): string | null => {
  const header = request.headers['x-time-zone']
  if (header === undefined) return null
  if (typeof header === 'string' && isTimeZone(header)) return header
  throw new InvalidField('X-Time-Zone', 'X-Time-Zone must be an IANA time zone like America/New_York.')
}
