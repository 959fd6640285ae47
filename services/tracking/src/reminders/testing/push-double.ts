import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { PushServices } from '../push/push-services.js'

/** What a push service was given for a device. */
interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

const AUTH_BYTES = 16
const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** A browser on a device: makes its keys and reads what arrives, by RFC 8291. */
export const newDevice = (url: string) => {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(AUTH_BYTES)
  const path = `/push/${randomBytes(12).toString('hex')}`
  const own = ecdh.getPublicKey()
  return {
    path,
    subscription: {
      endpoint: `${url}${path}`,
      p256dh: own.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read: (body: Buffer): Record<string, unknown> => {
      const salt = body.subarray(0, 16)
      const keyEnd = 21 + body.readUInt8(20)
      const sender = body.subarray(21, keyEnd)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const key = derive(ecdh.computeSecret(sender), auth, info, 32)
      const cek = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12)
      const decipher = createDecipheriv('aes-128-gcm', cek, nonce)
      decipher.setAuthTag(body.subarray(-16))
      const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8')) as Record<string, unknown>
    },
  }
}

/** Whether a request was signed with the key whose public half a browser was given. RFC 8292. */
export const isSignedBy = (publicKey: string, authorization = ''): boolean => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const [head, claims, signature = ''] = token.split('.')
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  const signed = Buffer.from(`${head}.${claims}`)
  return key === publicKey && verify('sha256', signed, verifier, Buffer.from(signature, 'base64url'))
}

/** A push service on this machine, which answers as it is told. */
export const startPushDouble = async () => {
  const received: Received[] = []
  const answers = new Map<string, { status: number; location?: string }>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
      const { status, location } = answers.get(path) ?? { status: 201 }
      response.writeHead(status, location ? { location } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url,
    /** What arrived for one address, oldest first. */
    at: (path: string) => received.filter((one) => one.path === path),
    answer: (path: string, status: number, location?: string) =>
      answers.set(path, location ? { status, location } : { status }),
    /** Lets the product send to this machine, which it never does otherwise. */
    services: Object.assign(new PushServices(), { allows: (endpoint: string) => endpoint.startsWith(url) }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
