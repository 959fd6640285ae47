import { applyDecorators, SetMetadata } from '@nestjs/common'
import { ApiBearerAuth } from '@nestjs/swagger'
import type { PersonalTokenArea } from '@gb/domain'
import type { FastifyRequest } from 'fastify'
import type { SessionUser } from '../contracts/session.port.js'

/** Metadata key of the routes that personal tokens open. */
export const BY_TOKEN = 'gb:by-token'

/** What a personal token must be good for on a route; absent area: any token will do. */
export interface TokenNeed {
  does: 'read' | 'log'
  area?: PersonalTokenArea
}

/**
 * Beside the access mark: a personal token for this area opens the route, too. Every route without it refuses all of
 * them, so that a new route is closed to them by itself. Source: decision 96.
 */
export const ByToken = (does: TokenNeed['does'], area?: PersonalTokenArea): MethodDecorator =>
  applyDecorators(
    SetMetadata<string, TokenNeed>(BY_TOKEN, area === undefined ? { does } : { does, area }),
    ApiBearerAuth('token'),
  )

const BEARER = /^Bearer (gbpt_[\w-]{10,200})$/

/** The personal token of a request, or null. */
export const personalToken = ({ headers }: FastifyRequest): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null

/** Whether a person who came with a token, or with none, may use a route of this need. */
export const isOpenTo = ({ byToken }: SessionUser, need: TokenNeed | undefined): boolean =>
  byToken === undefined ||
  (need !== undefined &&
    (need.does === 'read' || byToken.access === 'read_and_log') &&
    (need.area === undefined || byToken.areas.includes(need.area)))
