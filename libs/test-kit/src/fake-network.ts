import { createApiClient } from '@gb/api-client'

/** What the network answers, by "METHOD /path"; the path may end in `*`. An Error is a connection that broke. */
export type Answers = Record<string, (request: Request) => Response | Error | Promise<Response | Error>>

export interface Sent {
  call: string
  request: Request
}

/** A client in front of a network of the test; `sent` lists what was asked. */
export function fakeNetwork(answers: Answers) {
  const sent: Sent[] = []
  const api = createApiClient({
    baseUrl: 'http://remote.test',
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`
      sent.push({ call, request: request.clone() })
      const known = Object.keys(answers).find((key) => matches(key, call))
      const answer =
        known === undefined ? new Error(`no answer for ${call}`) : await answers[known]?.(request)
      if (answer instanceof Response) return answer
      throw answer ?? new Error(`no answer for ${call}`)
    },
  })
  return { api, sent, sentTo: (call: string) => sent.filter((each) => matches(call, each.call)) }
}

const matches = (key: string, call: string) =>
  key.endsWith('*') ? call.startsWith(key.slice(0, -1)) : key === call

/** An answer with a body. */
export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** An answer that says no, as the server writes it. */
export const problem = (status: number, error: string, message: string, more: object = {}) =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: error, status, detail: message, error, message, ...more }),
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  )
