import type { MealType } from '@gb/domain'
import { AppError, counted, outcomeOfStatus } from '@gb/service-kit'
import OpenAI from 'openai'
import { Gate } from '../../shared/gate.js'
import type { AnalyzedPlate } from '../analyzer/analyzed-plate.js'
import { ProviderFailed, ProviderTimeout } from '../analyzer/errors.js'
import { endOf } from '../analyzer/failures.js'
import { FoodAnalyzer } from '../analyzer/food-analyzer.js'
import { PROVIDER_UNAVAILABLE } from '../analyzer/messages.js'
import { ANSWER_SCHEMA, INSTRUCTIONS, PROMPT_VERSION, questionFor } from '../prompt/plate-v1.js'
import { boundedFetch } from '../../shared/bounded-fetch.js'
import { readPlateAnswer } from './plate-answer.js'
import { ProviderBreaker } from './provider-breaker.js'
import { toProviderError } from './provider-error.js'

/** Where the provider answers, and what it is asked with. */
export interface OpenAiSettings {
  readonly apiKey: string
  readonly baseUrl: string | undefined
  readonly model: string
  /** How long one request may take, in ms. */
  readonly timeoutMs?: number
}

/** Counts a request against the day's limit; throws when it is reached. */
export type SpendCall = () => Promise<void>

const DEFAULT_BASE_URL = 'https://api.openai.com/v1'
const DEFAULT_TIMEOUT_MS = 12_500
/** Our own clock ends a request first, so that there is one way to tell "too slow" from other failures. */
const SDK_GRACE_MS = 500
const MAX_ANSWER_TOKENS = 4_000
const AT_ONCE = 8
const QUEUE_MS = 1_000

/** Asks OpenAI, or a server that speaks its language. One scan is one request: no hidden retries. */
export class OpenAiFoodAnalyzer extends FoodAnalyzer {
  override readonly promptVersion = PROMPT_VERSION
  private readonly client: OpenAI
  private readonly timeoutMs: number
  private readonly gate = new Gate(AT_ONCE, QUEUE_MS, PROVIDER_UNAVAILABLE)
  private readonly breaker = new ProviderBreaker()

  constructor(
    private readonly settings: OpenAiSettings,
    private readonly spend: SpendCall,
  ) {
    super()
    this.timeoutMs = settings.timeoutMs ?? DEFAULT_TIMEOUT_MS
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl ?? DEFAULT_BASE_URL,
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: this.timeoutMs + SDK_GRACE_MS,
      // Its debug log would print the photo.
      logLevel: 'off',
      fetch: boundedFetch,
    })
  }

  override async analyze(image: Buffer, mealType: MealType, signal: AbortSignal): Promise<AnalyzedPlate> {
    const text = await this.gate.run(() => this.askInTime(image, mealType, signal))
    const answer = text === null ? null : readPlateAnswer(text)
    if (!answer) throw new ProviderFailed()
    return { ...answer, source: 'ai', model: this.settings.model, promptVersion: PROMPT_VERSION }
  }

  private async askInTime(image: Buffer, mealType: MealType, signal: AbortSignal): Promise<string | null> {
    if (signal.aborted) throw endOf(signal)
    const budget = AbortSignal.any([signal, AbortSignal.timeout(this.timeoutMs)])
    try {
      return await this.breaker.run(async () => {
        await this.spend()
        // What the person has ended is no failure of the provider, and must not count as one.
        return this.counted(image, mealType, { signal, budget }).catch((error: unknown) => {
          throw signal.reason instanceof AppError ? signal.reason : error
        })
      })
    } catch (error) {
      if (error instanceof AppError) throw error
      throw budget.aborted ? new ProviderTimeout() : toProviderError(error)
    }
  }

  private counted(
    image: Buffer,
    mealType: MealType,
    { signal, budget }: { signal: AbortSignal; budget: AbortSignal },
  ): Promise<string | null> {
    return counted('analyzer', () => this.ask(image, mealType, budget), {
      ofError: (error) => {
        if (signal.aborted) return 'given_up'
        if (budget.aborted) return 'timeout'
        const status: unknown = error instanceof OpenAI.APIError ? error.status : null
        return typeof status === 'number' ? outcomeOfStatus(status) : 'failed'
      },
    })
  }

  /** The text of the answer, or null for a refusal. */
  private async ask(image: Buffer, mealType: MealType, signal: AbortSignal): Promise<string | null> {
    const completion = await this.client.chat.completions.create(
      {
        model: this.settings.model,
        store: false,
        max_completion_tokens: MAX_ANSWER_TOKENS,
        response_format: { type: 'json_schema', json_schema: ANSWER_SCHEMA },
        messages: [
          { role: 'system', content: INSTRUCTIONS },
          {
            role: 'user',
            content: [
              { type: 'text', text: questionFor(mealType) },
              {
                type: 'image_url',
                image_url: { url: `data:image/jpeg;base64,${image.toString('base64')}`, detail: 'high' },
              },
            ],
          },
        ],
      },
      { signal },
    )
    return completion.choices?.[0]?.message?.content ?? null
  }
}
