import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import type { AppError } from '../../base/errors/app-error.js'
import { hasWrongHost, withoutOrigin } from './address.js'
import { Arriving, hasBody } from './arriving.js'
import { NothingHere } from '../../base/errors/general.js'
import { Closing, Crowded, UnknownExpectation, WrongHost } from './errors.js'
import { COME_AGAIN_SECONDS, CONNECTIONS, type OverloadLimits } from './limits.js'
import { leavesMuchUnread, Parting } from './parting.js'
import { Places } from './places.js'
import { bytesOf, type Refusal, refusalOf } from './refusal.js'
import { unreadable } from './unreadable.js'
import { type Urgency, urgencyOf } from './urgency.js'

const ALIVE = '/api/health/live'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

interface DoorOptions {
  limits: OverloadLimits
  /** The headers of every answer of the API. */
  headers: Readonly<Record<string, string>>
  /** Largest body of any route, bytes. */
  largestBody: number
  /** Called for each request that finds no place. */
  onCrowded: (urgency: Urgency) => void
}

/**
 * What stands before router and framework: it says no while that costs next to nothing, and gives every refusal that is
 * made below the framework the headers and the problem document of all others.
 */
export class Door {
  private readonly places: Places
  private readonly arriving: Arriving
  private readonly parting = new Parting()
  private readonly crowded: AppError[]
  private readonly crowdedRefusals: (() => Refusal)[]
  private readonly lastOf = new WeakMap<object, Exchange>()
  private readonly inside = new WeakSet<ServerResponse>()
  private isClosing = false
  private turn = 0

  constructor(private readonly options: DoorOptions) {
    this.places = new Places(options.limits)
    this.arriving = new Arriving(options.limits, options.largestBody)
    this.crowded = COME_AGAIN_SECONDS.map((seconds) => new Crowded(seconds))
    this.crowdedRefusals = this.crowded.map((error) => refusalOf(error, options.headers))
  }

  /** From now on every new request is asked to come again, and its connection ends. */
  close(): void {
    this.isClosing = true
  }

  /** A server whose requests come through this door to `next`. */
  createServer(next: RequestListener): Server {
    const server = createServer(
      {
        headersTimeout: CONNECTIONS.headersTimeoutMs,
        connectionsCheckingInterval: CONNECTIONS.checkingIntervalMs,
        // Looked at here, where the answer can say what is wrong.
        requireHostHeader: false,
      },
      (request, response) => this.come(request, response, next),
    )
    server.requestTimeout = CONNECTIONS.requestTimeoutMs
    server.keepAliveTimeout = CONNECTIONS.keepAliveTimeoutMs
    server.maxConnections = CONNECTIONS.most
    server.setTimeout(CONNECTIONS.idleTimeoutMs)
    server.on('connection', (socket) => {
      socket.destroySoon = () => this.parting.begin(socket, this.lastOf.get(socket)?.request)
    })
    server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) =>
      this.come(request, response, (...both) => {
        response.writeContinue()
        next(...both)
      }),
    )
    server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
      this.refuse(request, response, this.refusal(new UnknownExpectation())),
    )
    server.on('connect', (_request: IncomingMessage, socket: Duplex) =>
      socket.end(bytesOf(this.refusal(new NothingHere()))),
    )
    server.on('clientError', (error: Error, socket: Duplex) => this.tellSender(error, socket))
    return server
  }

  /** For a request whose body has arrived: goes on with a place, or with the error to refuse it with. */
  takePlace(request: IncomingMessage, response: ServerResponse, goOn: (error?: AppError) => void): void {
    const urgency = urgencyOf(request.method ?? '', request.url ?? '')
    this.places.ask(urgency, {
      enter: () => {
        this.leaveAfter(response)
        goOn()
      },
      refuse: () => {
        this.options.onCrowded(urgency)
        goOn(this.inTurn(this.crowded))
      },
      isGone: () => response.closed,
    })
  }

  /** The work for an answer is done; what still travels holds no place, or slow phones would keep the others out. */
  leave(response: ServerResponse): void {
    // A kept connection would hold up the end for as long as nobody asks on it.
    if (this.isClosing && !response.headersSent) response.shouldKeepAlive = false
    this.partIfUnread(response.req, response)
    if (this.inside.delete(response)) this.places.leave()
  }

  private come(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    if (this.parting.has(request.socket)) return
    if (request.url?.startsWith('/') === false) request.url = withoutOrigin(request.url)
    this.lastOf.set(request.socket, { request, response })
    if (this.isClosing) return this.refuse(request, response, this.refusal(new Closing()))
    if (hasWrongHost(request)) return this.refuse(request, response, this.refusal(new WrongHost()))
    // Who watches over the process would end one that is merely busy.
    if (request.url === ALIVE && !hasBody(request)) return next(request, response)
    const urgency = urgencyOf(request.method ?? '', request.url ?? '')
    const turnAway = () => {
      this.options.onCrowded(urgency)
      this.refuse(request, response, this.inTurn(this.crowdedRefusals)?.())
    }
    if (hasBody(request)) {
      const gone = this.places.isFull(urgency) ? null : this.arriving.begin(request)
      if (gone === null) return turnAway()
      response.once('close', gone)
      return next(request, response)
    }
    this.places.ask(urgency, {
      enter: () => {
        this.leaveAfter(response)
        next(request, response)
      },
      refuse: turnAway,
      isGone: () => response.closed,
    })
  }

  private leaveAfter(response: ServerResponse): void {
    this.inside.add(response)
    response.once('close', () => this.leave(response))
  }

  private inTurn<T>(all: readonly T[]): T | undefined {
    return all[this.turn++ % all.length]
  }

  private refusal(error: AppError): Refusal {
    return refusalOf(error, this.options.headers)()
  }

  private refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal | undefined): void {
    if (refusal === undefined) return
    // Whoever asked first whether to send a body may send it now or not: the next request could be taken for it.
    if (this.isClosing || request.headers.expect !== undefined) response.shouldKeepAlive = false
    this.partIfUnread(request, response)
    response.writeHead(refusal.status, refusal.headers).end(refusal.body)
  }

  private partIfUnread(request: IncomingMessage, response: ServerResponse): void {
    if (!leavesMuchUnread(request)) return
    if (!response.headersSent) response.shouldKeepAlive = false
    this.parting.prepare(request)
  }

  private tellSender(error: Error, socket: Duplex): void {
    const told = unreadable(error)
    if (told === null || !socket.writable || !this.mayTell(socket)) socket.destroy()
    else socket.end(bytesOf(refusalOf(told, this.options.headers)()), () => socket.destroy())
  }

  /** Words on a connection whose last request is whole, or whose answer has begun, would be read as part of that. */
  private mayTell(socket: Duplex): boolean {
    const last = this.lastOf.get(socket)
    if (last === undefined || last.response.writableFinished) return true
    return !last.request.complete && !last.response.headersSent
  }
}
