import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EXPORT_FORMAT } from '@gb/domain'
import { type Body, isBody, startProduct } from './start-product.js'

type Product = Awaited<ReturnType<typeof startProduct>>

/** Somebody who is signed in. */
export type Person = Awaited<ReturnType<Product['signUp']>>

interface Answer {
  status: number
  retryAfter: string | undefined
  body: Body
}

/** The body of an import with these sections of an export. */
export const whole = (userId: string, sections: string) =>
  `{"user_id":"${userId}","export":{"format":"${EXPORT_FORMAT.name}","version":${EXPORT_FORMAT.version},${sections}}}`

/** A weight of an export; each number is an hour of its own. */
export const weight = (n: number) => {
  const at = new Date(Date.UTC(2016, 0, 1) + n * 3_600_000).toISOString()
  return {
    entry_id: randomUUID(),
    recorded_at: at,
    time_zone: 'UTC',
    date: at.slice(0, 10),
    weight_lbs: 200 + (n % 50),
    is_initial: false,
  }
}

/** Lets an application listen somewhere, and says on which port. */
export const listen = async (app: Product['app']): Promise<number> => {
  await app.listen(0, '127.0.0.1')
  const address: AddressInfo | string | null = app.getHttpServer().address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Imports on real connections to a port, whose bodies come as slowly as a test wants. */
export const importsTo = (port: number) => {
  /** An import whose body is still to be sent; `answer` may come before the last of it. */
  const open = ({ jar }: Pick<Person, 'jar'>, length: number) => {
    const call = request({
      port,
      path: '/api/import',
      method: 'POST',
      headers: {
        origin: 'http://localhost:3000',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        'content-length': length,
      },
    })
    call.flushHeaders()
    const answer = new Promise<Answer>((done, failed) => {
      call.on('error', failed)
      call.on('response', (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('end', () => {
          const body: unknown = JSON.parse(Buffer.concat(pieces).toString())
          const retryAfter = response.headers['retry-after']
          done({ status: response.statusCode ?? 0, retryAfter, body: isBody(body) ? body : {} })
        })
      })
    })
    return { call, answer }
  }

  const send = (person: Pick<Person, 'jar'>, body: string) => {
    const { call, answer } = open(person, Buffer.byteLength(body))
    call.end(body)
    return answer
  }

  /** Only the first bytes of a body are ever sent: whoever answers has not waited for the rest. */
  const sendBeginning = async (person: Pick<Person, 'jar'>, body: string, bytes: number) => {
    const { call, answer } = open(person, Buffer.byteLength(body))
    call.write(body.slice(0, bytes))
    const answered = await answer
    call.destroy()
    return answered
  }

  return { open, send, sendBeginning }
}

/** The whole product behind a port, and imports to it. */
export const startForImports = async () => {
  const product = await startProduct()
  const port = await listen(product.app)
  return { ...product, port, ...importsTo(port) }
}
