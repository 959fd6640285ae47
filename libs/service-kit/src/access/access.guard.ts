import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { isBlank } from '@gb/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestIsFor, requestIsForEveryone } from '../database/sql/person-scope.js'
import { CookieNames } from '../http/cookie-names.js'
import { AppError } from '../base/errors/app-error.js'
import { INTERNAL_HEADER, INTERNAL_LIFE_MS, type InternalCall, readInternalToken } from './internal-token.js'
import { SeenOnce } from './seen-once.js'
import { Keys } from '../crypto/keys.js'
import { type Operator, OperatorPort, type OperatorUse } from '../contracts/operator.port.js'
import { PremiumPort } from '../contracts/premium.port.js'
import { SessionPort, type SessionUser } from '../contracts/session.port.js'
import { requestTimeZone } from '../base/time/request-time-zone.js'
import { NothingHere } from '../base/errors/general.js'
import { DeletionPending, NoOperator, NoSession, NotForTokens, PremiumRequired } from './errors.js'
import { KnownWatchers } from './known-watchers.js'
import { ACCESS, type Access, FRESH, type FreshMark, type OwnerPlace, WHILE_DELETING } from './marks.js'
import { requireFresh } from './require-fresh.js'
import { BY_TOKEN, isOpenTo, personalToken, type TokenNeed } from './by-token.js'
import { FOR_HELPERS, type HelperRight, personHelped } from './for-helpers.js'

const READS = new Set(['GET', 'HEAD'])

const MAX_SUBJECT = 300
const BEARER = /^Bearer (gbop_[\w-]{10,200})$/

/** The operator token of a request, or null. */
export const bearerToken = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null

const claimedUserId = (request: FastifyRequest, place: OwnerPlace): unknown => {
  const part: unknown = request[place]
  return typeof part === 'object' && part !== null && 'user_id' in part ? part.user_id : undefined
}

/** The words of the path, for the audit log: whose data, which token, which text. */
const subjectOf = ({ params }: FastifyRequest): string | null => {
  if (typeof params !== 'object' || params === null) return null
  const words = Object.entries(params).map(([name, value]) => `${name}=${String(value)}`)
  return words.length === 0 ? null : words.join(' ').slice(0, MAX_SUBJECT).toWellFormed()
}

/** The remote whose releases a path is about; null for all other paths. */
const remoteOf = ({ params }: FastifyRequest): string | null =>
  typeof params === 'object' && params !== null && 'remote' in params && typeof params.remote === 'string'
    ? params.remote
    : null

/** The call between processes that a request is; null when the path names no port and method. */
const internalCall = ({ params, rawBody = '' }: FastifyRequest): InternalCall | null =>
  typeof params === 'object' &&
  params !== null &&
  'port' in params &&
  typeof params.port === 'string' &&
  'method' in params &&
  typeof params.method === 'string'
    ? { port: params.port, method: params.method, body: rawBody }
    : null

/** Decides every request by the mark of its route. A route without a mark answers nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly internalCalls = new SeenOnce(INTERNAL_LIFE_MS)
  private readonly watchers = new KnownWatchers()

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionPort,
    private readonly premium: PremiumPort,
    private readonly operators: OperatorPort,
    private readonly cookies: CookieNames,
    private readonly keys: Keys,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler())
    if (!access) return false
    if (access.kind === 'public') return true
    const http = context.switchToHttp()
    const request = http.getRequest<FastifyRequest>()
    if (access.kind === 'internal') return this.checkInternal(request)
    if (access.kind === 'operator') return this.checkOperator(access, request)
    const user = await this.identify(access, request, http.getResponse<FastifyReply>())
    if (user) {
      const need = this.reflector.get<TokenNeed | undefined>(BY_TOKEN, context.getHandler())
      if (!isOpenTo(user, need)) throw new NotForTokens()
      this.checkWrite(user, request, context)
    }
    if (access.kind === 'visitor') return true
    if (!user) throw new NoSession()
    await this.checkSignedIn(access, user, context)
    await this.checkFresh(user, context)
    return true
  }

  private async checkSignedIn(
    access: Exclude<Access, { kind: 'public' | 'visitor' | 'operator' | 'internal' }>,
    user: SessionUser,
    context: ExecutionContext,
  ): Promise<void> {
    const place = access.kind === 'session' ? undefined : access.place
    if (place) {
      const request = context.switchToHttp().getRequest<FastifyRequest>()
      const claimed = claimedUserId(request, place)
      // A missing or non-text id is bad input and is named by the validation that follows.
      if (typeof claimed === 'string' && claimed !== user.userId) {
        const right = this.reflector.get<HelperRight | undefined>(FOR_HELPERS, context.getHandler())
        // From here on the request is the person's own. Only `X-Profile` still names who asks: it is how a tab knows its profile.
        request.sessionUser = await personHelped(this.sessions, user, claimed, right)
        requestIsFor(request.sessionUser.userId)
      }
    }
    if (access.kind !== 'premium') return
    const { premiumActive } = await this.premium.status(user.userId)
    if (!premiumActive) throw new PremiumRequired()
  }

  /** Last of all checks, so that nobody confirms for what would be refused anyway. */
  private async checkFresh(user: SessionUser, context: ExecutionContext): Promise<void> {
    const fresh = this.reflector.get<FreshMark | undefined>(FRESH, context.getHandler())
    if (fresh && fresh.when === undefined) await requireFresh(this.sessions, user, fresh.purpose)
  }

  /** Refuses to write into a profile that is about to be erased, but for what belongs to that. */
  private checkWrite({ eraseAt }: SessionUser, { method }: FastifyRequest, context: ExecutionContext): void {
    if (eraseAt === undefined || READS.has(method)) return
    if (this.reflector.get<boolean | undefined>(WHILE_DELETING, context.getHandler())) return
    throw new DeletionPending(eraseAt)
  }

  private async identify(
    { kind }: Access,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionUser | null> {
    const personal = personalToken(request)
    const token = personal ?? request.cookies[this.cookies.session]
    if (!token) return null
    const user = await this.sessions.verify(token, requestTimeZone(request)).catch((error: unknown) => {
      // Whoever holds the cookie of a deleted profile may begin anew, or restore another one.
      if (kind === 'visitor' && error instanceof AppError && error.code === 'gone') return null
      throw error
    })
    // Whoever shows a token is asked by it alone; in a cookie it is nothing.
    if (personal !== null && !user) throw new NoSession()
    if (!user || (user.byToken === undefined) !== (personal === null)) return null
    request.sessionUser = user
    requestIsFor(user.userId)
    void reply.header('X-Profile', user.userId)
    return user
  }

  private async checkOperator(
    access: Extract<Access, { kind: 'operator' }>,
    request: FastifyRequest,
  ): Promise<boolean> {
    const token = bearerToken(request)
    const reason = request.headers['x-reason']
    const person = access.person ? claimedUserId(request, 'params') : null
    const remote = remoteOf(request)
    const use = {
      scope: access.scope,
      ...(remote !== null && { remote }),
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      reason: typeof reason === 'string' && !isBlank(reason) ? reason.trim() : null,
      needsReason: access.reason ?? false,
      auditedHourly: access.auditedHourly ?? false,
      subject: subjectOf(request),
      person: typeof person === 'string' ? person : null,
      ...(access.confirm === undefined || request.headers['x-confirm'] === access.confirm
        ? {}
        : { unconfirmed: access.confirm }),
    }
    const operator = token === null ? null : await this.authorize(token, use)
    if (!operator) throw new NoOperator()
    request.operator = operator
    const named = claimedUserId(request, 'params')
    // A path without a person is a list, or about no person at all.
    if (typeof named === 'string') requestIsFor(named)
    else requestIsForEveryone()
    return true
  }

  private authorize(token: string, use: OperatorUse): Promise<Operator | null> {
    const ask = () => this.operators.authorize(token, use)
    return use.auditedHourly ? this.watchers.letIn(token, use.route, ask) : ask()
  }

  private checkInternal(request: FastifyRequest): boolean {
    const token = request.headers[INTERNAL_HEADER]
    const call = internalCall(request)
    if (typeof token === 'string' && call !== null) {
      const nonce = readInternalToken(this.keys.internal, call, token)
      if (nonce !== null && this.internalCalls.isFirst(nonce)) return true
    }
    throw new NothingHere()
  }
}
