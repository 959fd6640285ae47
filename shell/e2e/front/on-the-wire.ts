import type { CDPSession } from '@playwright/test'

interface Asked {
  path: string
  /** When it was sent and when it was there, ms since 1970. */
  sent: number
  arrived: number
  isScript: boolean
  /** As they came over the wire, headers included. */
  bytes: number
}

/** What was asked for until some moment. */
export interface Wire {
  requests: number
  apiRequests: number
  /** Of scripts, as they came: compressed. */
  scriptKb: number
  kb: number
}

const KB = 1000

/** Writes down what the page asks for. */
export const watchWire = async (browser: CDPSession) => {
  const all = new Map<string, Asked>()
  let clock = 0
  browser.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    if (!request.url.startsWith('http')) return
    clock = wallTime - timestamp
    all.set(requestId, {
      path: new URL(request.url).pathname,
      sent: wallTime * 1000,
      arrived: Infinity,
      isScript: type === 'Script' || request.url.endsWith('.js'),
      bytes: 0,
    })
  })
  browser.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const asked = all.get(requestId)
    if (asked) Object.assign(asked, { arrived: (timestamp + clock) * 1000, bytes: encodedDataLength })
  })
  await browser.send('Network.enable')
  const sentUntil = (moment: number) => [...all.values()].filter(({ sent }) => sent <= moment)
  /** @param moment ms since 1970 */
  const until = (moment: number): Wire => {
    const asked = sentUntil(moment)
    const came = asked.filter(({ arrived }) => arrived <= moment)
    const kbOf = (some: Asked[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / KB
    return {
      requests: asked.length,
      apiRequests: asked.filter(({ path }) => path.startsWith('/api/')).length,
      scriptKb: kbOf(came.filter(({ isScript }) => isScript)),
      kb: kbOf(came),
    }
  }
  /** Paths that were asked for until then. */
  const pathsUntil = (moment: number): string[] => sentUntil(moment).map(({ path }) => path)
  return { until, pathsUntil }
}
