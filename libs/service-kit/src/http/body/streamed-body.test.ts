import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Controller, Module, Post } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Public } from '../../access/marks.js'
import { Keys } from '../../crypto/keys.js'
import { parseEnv } from '../../env/read-env.js'
import { sendProblem } from '../../base/errors/send-problem.js'
import { createAdapter, createLogger } from '../adapter.js'
import { BodyStream, IncomingBody, StreamedBody } from './streamed-body.js'

const LIMIT = 300_000

@Controller('api')
class SampleController {
  @Post('streamed')
  @Public()
  @StreamedBody(LIMIT)
  async streamed(@BodyStream() body: IncomingBody) {
    let length = 0
    await body.read((piece) => Promise.resolve(void (length += piece.length)))
    return { length }
  }

  @Post('first-piece')
  @Public()
  @StreamedBody(LIMIT)
  async firstPiece(@BodyStream() body: IncomingBody) {
    const read = body.read(() => Promise.reject(new Error('enough')))
    return { said: await read.catch((error: Error) => error.message) }
  }

  @Post('usual')
  @Public()
  usual() {
    return {}
  }
}

let app: NestFastifyApplication
let url: string

beforeAll(async () => {
  const env = parseEnv({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', LOG_LEVEL: 'silent' })
  const key = () => randomBytes(32).toString('base64')
  const keys = new Keys({ current: '1', data: { '1': key() }, lookup: key(), internal: key(), log: key() })
  const adapter = await createAdapter(env, keys, createLogger(env))
  @Module({ controllers: [SampleController] })
  class AppModule {}
  app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    logger: false,
    bodyParser: false,
  })
  app.useGlobalFilters({
    catch: (error, host) =>
      sendProblem(error, host.switchToHttp().getRequest(), host.switchToHttp().getResponse()),
  })
  await app.listen(0, '127.0.0.1')
  url = await app.getUrl()
})
afterAll(() => app.close())

const JSON_TYPE = 'application/json; charset=utf-8'
const post = (
  path: string,
  body: NonNullable<RequestInit['body']>,
  type = JSON_TYPE,
  headers: Record<string, string> = {},
) =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', 'content-type': type, ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })

/** A body whose length nobody says before. */
const inPieces = (count: number, size: number) =>
  new ReadableStream({
    pull: (controller) => {
      if (count-- > 0) controller.enqueue(new Uint8Array(size).fill(32))
      else controller.close()
    },
  })

describe('a body that its handler reads while it comes in', () => {
  it('comes whole, with or without a length that was said before', async () => {
    expect(await (await post('streamed', 'x'.repeat(LIMIT))).json()).toEqual({ length: LIMIT })
    expect(await (await post('streamed', inPieces(30, 10_000))).json()).toEqual({ length: 300_000 })
    expect(await (await post('streamed', '')).json()).toEqual({ length: 0 })
  })

  it('is refused when it is too large, said before or not, and when it is packed', async () => {
    expect((await post('streamed', 'x'.repeat(LIMIT + 1))).status).toBe(413)
    expect((await post('streamed', inPieces(31, 10_000))).status).toBe(413)
    const packed = gzipSync(Buffer.alloc(50 * LIMIT))
    const answer = await post('streamed', new Uint8Array(packed), JSON_TYPE, { 'content-encoding': 'gzip' })
    expect(answer.status).toBe(415)
  })

  it('is answered also when the rest of it was never wanted', async () => {
    expect(await (await post('first-piece', 'x'.repeat(LIMIT))).json()).toEqual({ said: 'enough' })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'is refused as %s',
    async (type) => {
      expect((await post('streamed', 'a=1', type)).status).toBe(415)
    },
  )

  it('does not reach another route by a type that only looks like it', async () => {
    const type = 'application/vnd.gastric-buddy.streamed+json'
    expect((await post('usual', '{}', type)).status).toBe(415)
  })
})
