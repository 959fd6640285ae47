import type { IncomingMessage } from 'node:http'

const hostsOf = ({ rawHeaders }: IncomingMessage): number => {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}

/** Whether a request names no host where it must, or several. */
export const hasWrongHost = (request: IncomingMessage): boolean => {
  const hosts = hostsOf(request)
  // HTTP/1.0 knew no hosts.
  return hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')
}

/** A whole address as its path: the router would understand it, but what reads files and passes on would not. */
export const withoutOrigin = (url: string): string => {
  const origin = /^https?:\/\/[^/?#]*/i.exec(url)?.[0]
  if (origin === undefined) return url
  const rest = url.slice(origin.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
