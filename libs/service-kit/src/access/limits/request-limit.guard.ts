import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { LIMIT_WINDOWS, PERSONAL_TOKEN_CALLS_A_MINUTE, type RequestLimits } from '@gb/domain'
import type { FastifyRequest } from 'fastify'
import { ACCESS, type Access } from '../marks.js'
import { Keys } from '../../crypto/keys.js'
import { Env } from '../../env/env.js'
import { urgencyOf } from '../../http/door/urgency.js'
import { networkOf } from '../../http/network.js'
import { routedPath } from '../../http/routed-path.js'
import { Counting, type Limit } from './counting.js'
import { TooMuchAtOnce } from './errors.js'
import type { LIMIT_REFUSALS } from './messages.js'
import { SharedCounts } from './shared-counts.js'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Who is counted: the person, the operator's token, or nobody that we know. */
const nameOf = ({ sessionUser, operator }: FastifyRequest): string | null => {
  // A script that runs away is not to keep its person from logging.
  if (sessionUser?.byToken) return `token:${sessionUser.sessionId}`
  // Nor is a helper.
  if (sessionUser) return sessionUser.helper?.userId ?? sessionUser.userId
  return operator ? `operator:${operator.tokenId}` : null
}

const windowsOf = (bucket: string, most: number): Limit[] =>
  LIMIT_WINDOWS.map(({ seconds, times }) => ({
    bucket: `${bucket}:${seconds}`,
    most: most * times,
    windowSeconds: seconds,
  }))

const ofToken = (tokenId: string): Limit[] => [
  { bucket: `token_calls:${tokenId}`, most: PERSONAL_TOKEN_CALLS_A_MINUTE, windowSeconds: 60 },
]

/**
 * Counts every write of every route, by its method alone, so that none can be forgotten; and the reads that cost as much
 * as a hundred others. Runs after the access guard: who is refused there has written nothing.
 */
@Injectable()
export class RequestLimitGuard implements CanActivate {
  private readonly counting: Counting
  private readonly limits: RequestLimits

  constructor(
    private readonly reflector: Reflector,
    private readonly keys: Keys,
    shared: SharedCounts,
    env: Env,
  ) {
    this.counting = new Counting(shared.report)
    this.limits = env.requestLimits
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler())
    const request = context.switchToHttp().getRequest<FastifyRequest>()
    // Other processes of ours ask for many people at once, and what a server signs and sends again must arrive.
    if (access?.kind === 'internal' || request.routeOptions.config.keepRawBody) return true
    if (request.sessionUser?.byToken) await this.within(ofToken(request.sessionUser.sessionId), 'reads')
    if (!READS.has(request.method)) await this.within(this.ofWrite(request), 'writes')
    else if (urgencyOf(request.method, routedPath(request)) === 'heavy')
      await this.within(this.ofHeavyRead(request), 'reads')
    return true
  }

  private ofWrite(request: FastifyRequest): Limit[] {
    const name = nameOf(request)
    const network = this.networkOf(request)
    const own =
      name === null
        ? windowsOf(`visitor_writes:${network}`, this.limits.visitorWrites)
        : windowsOf(`writes:${name}`, this.limits.personWrites)
    return [...own, ...windowsOf(`address_writes:${network}`, this.limits.addressWrites)]
  }

  private ofHeavyRead(request: FastifyRequest): Limit[] {
    const name = nameOf(request) ?? this.networkOf(request)
    return windowsOf(`heavy_reads:${name}`, this.limits.heavyReads)
  }

  private networkOf({ ip }: FastifyRequest): string {
    return this.keys.pseudonym(`network:${networkOf(ip)}`)
  }

  /** The first that is reached refuses; what comes after it is not counted, so that a refusal counts for nobody else. */
  private async within(limits: Limit[], of: keyof typeof LIMIT_REFUSALS): Promise<void> {
    for (const limit of limits) {
      const seconds = await this.counting.hit(limit)
      if (seconds !== null) throw new TooMuchAtOnce(of, seconds)
    }
  }
}
