import type { MealType } from '@gb/domain'
import type { AnalyzedPlate } from '../analyzer/analyzed-plate.js'
import { ProviderFailed } from '../analyzer/errors.js'
import { FoodAnalyzer } from '../analyzer/food-analyzer.js'
import { PROVIDER_UNAVAILABLE } from '../analyzer/messages.js'
import { ANSWER_SCHEMA, INSTRUCTIONS, PROMPT_VERSION, questionFor } from '../prompt/plate-v1.js'
import { OpenAiChat, type OpenAiSettings, photoPart, type SpendCall } from './openai-chat.js'
import { readPlateAnswer } from './plate-answer.js'

/** Looks at a plate with OpenAI. One scan is one request. */
export class OpenAiFoodAnalyzer extends FoodAnalyzer {
  override readonly promptVersion = PROMPT_VERSION
  private readonly chat: OpenAiChat

  constructor(
    private readonly settings: OpenAiSettings,
    spend: SpendCall,
  ) {
    super()
    this.chat = new OpenAiChat(settings, spend, PROVIDER_UNAVAILABLE)
  }

  override async analyze(image: Buffer, mealType: MealType, signal: AbortSignal): Promise<AnalyzedPlate> {
    const content = [{ type: 'text' as const, text: questionFor(mealType) }, photoPart(image)]
    const text = await this.chat.ask({ instructions: INSTRUCTIONS, schema: ANSWER_SCHEMA, content }, signal)
    const answer = text === null ? null : readPlateAnswer(text)
    if (!answer) throw new ProviderFailed()
    return { ...answer, source: 'ai', model: this.settings.model, promptVersion: PROMPT_VERSION }
  }
}
