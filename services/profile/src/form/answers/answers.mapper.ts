import type { IronAnswer, Language } from '@gb/domain'
import type { DayStartDto } from './day-start.dto.js'
import type { FoodLoggedDto } from './food-log-answer.dto.js'
import type { IronAnswerDto } from './iron-answer.dto.js'
import type { LanguageDto } from './language.dto.js'

export const toIronAnswerDto = (answer: IronAnswer): IronAnswerDto => ({ iron_answer: answer })

export const toFoodLoggedDto = (through: string | null): FoodLoggedDto => ({ food_logged_through: through })

export const toDayStartDto = (hour: number): DayStartDto => ({ day_starts_at: hour })

export const toLanguageDto = (language: Language): LanguageDto => ({ language })
