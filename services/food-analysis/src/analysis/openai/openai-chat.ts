import { ANALYSIS_SHARES } from '@gb/domain'
import { AppError, counted, outcomeOfStatus } from '@gb/service-kit'
import OpenAI from 'openai'
import { Gate } from '../../shared/gate.js'
import { ProviderTimeout } from '../analyzer/errors.js'
import { endOf } from '../analyzer/failures.js'
import { boundedFetch } from '../../shared/bounded-fetch.js'
import { ProviderBreaker } from './provider-breaker.js'
import { toProviderError } from './provider-error.js'

/** Where the provider answers, and what it is asked with. */
export interface OpenAiSettings {
  readonly apiKey: string
  readonly baseUrl: string | undefined
  readonly model: string
  /** How long one request may take, in ms. */
  readonly timeoutMs: number
}

/** Counts a request against the day's limit; throws when it is reached. */
export type SpendCall = () => Promise<void>

const DEFAULT_BASE_URL = 'https://api.openai.com/v1'
/** Our own clock ends a request first, so that there is one way to tell "too slow" from other failures. */
const SDK_GRACE_MS = 500
const MAX_ANSWER_TOKENS = 4_000
const AT_ONCE = 8

/** What is asked: who answers, in which shape, and what is shown. */
export interface Question {
  readonly instructions: string
  readonly schema: { name: string; strict: boolean; schema: Record<string, unknown> }
  readonly content: OpenAI.Chat.Completions.ChatCompletionContentPart[]
}

/** A photo as a part of a question. */
export const photoPart = (image: Buffer): OpenAI.Chat.Completions.ChatCompletionContentPartImage => ({
  type: 'image_url',
  image_url: { url: `data:image/jpeg;base64,${image.toString('base64')}`, detail: 'high' },
})

/** Asks OpenAI, or a server that speaks its language. One question is one request: no hidden retries. */
export class OpenAiChat {
  private readonly client: OpenAI
  private readonly gate: Gate
  private readonly breaker = new ProviderBreaker()

  /** @param busySentence what a person reads when too many ask at once */
  constructor(
    private readonly settings: OpenAiSettings,
    private readonly spend: SpendCall,
    busySentence: string,
  ) {
    this.gate = new Gate(AT_ONCE, ANALYSIS_SHARES.line, busySentence)
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl ?? DEFAULT_BASE_URL,
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: settings.timeoutMs + SDK_GRACE_MS,
      // Its debug log would print the photo.
      logLevel: 'off',
      fetch: boundedFetch,
    })
  }

  /**
   * The text of the answer, or null for a refusal.
   * @throws AppError `provider_failed`, `provider_timeout` or `provider_unavailable`
   */
  ask(question: Question, signal: AbortSignal): Promise<string | null> {
    return this.gate.run(() => this.askInTime(question, signal))
  }

  private async askInTime(question: Question, signal: AbortSignal): Promise<string | null> {
    if (signal.aborted) throw endOf(signal)
    const budget = AbortSignal.any([signal, AbortSignal.timeout(this.settings.timeoutMs)])
    try {
      return await this.breaker.run(async () => {
        await this.spend()
        // What the person has ended is no failure of the provider, and must not count as one.
        return this.counted(question, { signal, budget }).catch((error: unknown) => {
          throw signal.reason instanceof AppError ? signal.reason : error
        })
      })
    } catch (error) {
      if (error instanceof AppError) throw error
      throw budget.aborted ? new ProviderTimeout() : toProviderError(error)
    }
  }

  private counted(
    question: Question,
    { signal, budget }: { signal: AbortSignal; budget: AbortSignal },
  ): Promise<string | null> {
    return counted('analyzer', () => this.send(question, budget), {
      ofError: (error) => {
        if (signal.aborted) return 'given_up'
        if (budget.aborted) return 'timeout'
        const status: unknown = error instanceof OpenAI.APIError ? error.status : null
        return typeof status === 'number' ? outcomeOfStatus(status) : 'failed'
      },
    })
  }

  private async send(
    { instructions, schema, content }: Question,
    signal: AbortSignal,
  ): Promise<string | null> {
    const completion = await this.client.chat.completions.create(
      {
        model: this.settings.model,
        store: false,
        max_completion_tokens: MAX_ANSWER_TOKENS,
        response_format: { type: 'json_schema', json_schema: schema },
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content },
        ],
      },
      { signal },
    )
    return completion.choices?.[0]?.message?.content ?? null
  }
}
