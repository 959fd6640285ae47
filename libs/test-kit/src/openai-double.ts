import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'

/** One request that the double got. */
export interface DoubleRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The body as it came. */
  readonly text: string
  /** The photo that was sent, decoded from its data URL; null when there was none. */
  readonly image: Buffer | null
  /** True once the caller hung up before it had its answer. */
  isAborted: boolean
}

/** What the double answers. */
export type DoubleAnswer =
  /** A completion with this object as its JSON text. */
  | { readonly json: unknown; readonly delayMs?: number }
  /** A completion with this text. */
  | { readonly text: string | null; readonly refusal?: string; readonly delayMs?: number }
  /** Any HTTP answer. */
  | { readonly status: number; readonly body: string | Buffer; readonly headers?: Record<string, string> }
  /** Nothing more, ever: before the headers, or in the middle of the body. */
  | { readonly hang: 'headers' | 'body' }

/** Decides about each answer; `count` is 1 for the first request. */
export type AnswerFunction = (request: DoubleRequest, count: number) => DoubleAnswer | Promise<DoubleAnswer>

/** An answer by the schema of the plate prompt: 85 g of chicken and 60 g of broccoli, 161.3 kcal in all. */
export const CHICKEN_AND_BROCCOLI = {
  kind: 'plate',
  confidence: 'high',
  items: [
    {
      name: 'Grilled chicken breast',
      grams: 85,
      calories: 140.3,
      protein_g: 26.4,
      carbs_g: 0,
      fat_g: 3,
      fiber_g: 0,
      sugar_g: 0,
      tags: [],
      earliest_phase: 'soft',
      is_drink: false,
    },
    {
      name: 'Cooked broccoli',
      grams: 60,
      calories: 21,
      protein_g: 1.4,
      carbs_g: 4.3,
      fat_g: 0.2,
      fiber_g: 2,
      sugar_g: 0.8,
      tags: ['whole-produce'],
      earliest_phase: 'soft',
      is_drink: false,
    },
  ],
  assumptions: ['no_oil'],
}

const DATA_URL = /data:image\/[a-z]+;base64,([A-Za-z0-9+/=]+)/

const imageOf = (text: string): Buffer | null => {
  const payload = DATA_URL.exec(text)?.[1]
  return payload === undefined ? null : Buffer.from(payload, 'base64')
}

const readText = async (request: IncomingMessage): Promise<string> => {
  request.setEncoding('utf8')
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const completion = (content: string | null, refusal: string | null): string =>
  JSON.stringify({
    id: 'chatcmpl-double',
    object: 'chat.completion',
    created: 1_795_132_800,
    model: 'double',
    choices: [
      { index: 0, finish_reason: 'stop', logprobs: null, message: { role: 'assistant', content, refusal } },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })

const portOf = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the double has no port')
  return address.port
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const send = (response: ServerResponse, status: number, body: string | Buffer, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

const reply = async (response: ServerResponse, answer: DoubleAnswer): Promise<void> => {
  if ('hang' in answer) {
    if (answer.hang === 'body')
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":')
  } else if ('status' in answer) {
    send(response, answer.status, answer.body, answer.headers)
  } else {
    await sleep(answer.delayMs ?? 0)
    send(
      response,
      200,
      'json' in answer
        ? completion(JSON.stringify(answer.json), null)
        : completion(answer.text, answer.refusal ?? null),
    )
  }
}

/** A loopback server that speaks enough of OpenAI's chat completions to be asked about a photo. */
export interface OpenAiDouble {
  /** For `OPENAI_BASE_URL`; ends in `/v1`. */
  readonly url: string
  /** Every request so far, oldest first. */
  readonly requests: readonly DoubleRequest[]
  /** From now on each request is answered by this function. */
  answerWith(answer: AnswerFunction): void
  /** Forgets the requests and answers chicken and broccoli again. */
  reset(): void
  /** Ends the server and every open connection. */
  stop(): Promise<void>
}

const DEFAULT_ANSWER: AnswerFunction = () => ({ json: CHICKEN_AND_BROCCOLI })

/**
 * Starts the double.
 * @param options.port a fixed port; a free one when absent
 */
export const startOpenAiDouble = async ({ port = 0 }: { port?: number } = {}): Promise<OpenAiDouble> => {
  const requests: DoubleRequest[] = []
  let answer = DEFAULT_ANSWER

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readText(request)
    const recorded: DoubleRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      text,
      image: imageOf(text),
      isAborted: false,
    }
    response.once('close', () => (recorded.isAborted = !response.writableFinished))
    const count = requests.push(recorded)
    await reply(response, await answer(recorded, count))
  }

  const server = createServer((request, response) => {
    // A caller that hangs up in the middle of its own request is what some tests do.
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })

  return {
    url: `http://127.0.0.1:${portOf(server)}/v1`,
    requests,
    answerWith: (next) => {
      answer = next
    },
    reset: () => {
      requests.length = 0
      answer = DEFAULT_ANSWER
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
