import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { RouteConfig } from '@nestjs/platform-fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { BodyTooLarge, NotSentAsJson, Unreadable } from '../../base/errors/general.js'

/**
 * The body of this route, JSON of at most so many bytes, is handed to its handler while it comes in (`@BodyStream()`);
 * the handler bounds how long that takes. Who asks and whether they may is decided before a byte of it is read; with
 * `@Owner('body')` the handler itself holds the `user_id` in it to the session's and throws `NotYours`. Sets the whole
 * Fastify config of the route.
 */
export const StreamedBody = (bytes: number): MethodDecorator =>
  RouteConfig({ bodyLimit: bytes, streamedBody: true })

// Fastify chooses how a body is read by its type alone, so the body of such a route gets a type of its own.
const STREAMED_TYPE = 'application/vnd.gastric-buddy.streamed+json'
const JSON_TYPE = /^application\/json\s*(;|$)/i

const isStreamed = (request: FastifyRequest): boolean => request.routeOptions.config.streamedBody === true

/** Lets routes with `StreamedBody` read their bodies themselves. */
export const registerStreamedBody = (server: FastifyInstance): void => {
  server.addContentTypeParser(STREAMED_TYPE, (request, payload, done) => {
    if (isStreamed(request)) done(null, payload)
    else done(new NotSentAsJson())
  })
  server.addHook('preParsing', (request, _reply, payload, done) => {
    if (isStreamed(request) && JSON_TYPE.test(request.headers['content-type'] ?? ''))
      request.headers['content-type'] = STREAMED_TYPE
    done(null, payload)
  })
}

/** A body on its way in. */
export class IncomingBody {
  constructor(
    private readonly stream: Readable,
    private readonly limit: number,
    /** Aborted when the caller is gone, or has been answered. */
    readonly gone: AbortSignal,
  ) {}

  /**
   * Gives each piece to `take` and waits for it, so that nothing piles up here; what is not read stays with the caller,
   * who is answered without it.
   * @throws BodyTooLarge, or Unreadable when it does not come whole; what `take` throws ends it too
   */
  async read(take: (piece: Uint8Array) => Promise<void>): Promise<void> {
    let length = 0
    for await (const piece of this.pieces()) {
      length += piece.length
      if (length > this.limit) throw new BodyTooLarge()
      await take(piece)
    }
  }

  private async *pieces(): AsyncGenerator<Uint8Array> {
    // The stream must outlive a refusal: to destroy it is to hang up before the answer is sent.
    const pieces = this.stream.iterator({ destroyOnReturn: false })
    try {
      for await (const piece of pieces) yield asBytes(piece)
    } catch {
      throw new Unreadable()
    }
  }
}

const asBytes = (piece: unknown): Uint8Array =>
  piece instanceof Uint8Array ? piece : Buffer.from(String(piece))

const goneSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}

/** The body of a route with `StreamedBody`; an empty one when nothing was sent. */
export const BodyStream = createParamDecorator((_: unknown, context: ExecutionContext): IncomingBody => {
  const http = context.switchToHttp()
  const { body, routeOptions } = http.getRequest<FastifyRequest>()
  const reply = http.getResponse<FastifyReply>()
  // What is done with a long body may take longer than a connection may be silent.
  const { socket } = reply.raw
  if (socket instanceof Socket) socket.setTimeout(0)
  const stream = body instanceof Readable ? body : Readable.from([])
  return new IncomingBody(stream, routeOptions.config.bodyLimit ?? 0, goneSignal(reply))
})
