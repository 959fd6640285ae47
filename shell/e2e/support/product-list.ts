import { once } from 'node:events'
import { createServer } from 'node:http'

/** A server that speaks the API of Open Food Facts on loopback. */
export interface ProductList {
  url: string
  /** Codes it was asked for. */
  asked: string[]
  stop: () => Promise<void>
}

/** @param products bodies by code; every other code is unknown */
export const startProductList = async (products: Record<string, object>): Promise<ProductList> => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const code = /\/product\/(\d+)\.json/.exec(request.url ?? '')?.[1] ?? ''
    asked.push(code)
    const product = products[code]
    response.writeHead(product ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(product ? { status: 1, product } : { status: 0 }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const stop = async () => {
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${address.port}`, asked, stop }
}
