import { spelled } from '@gb/service-kit'
import type { TranslationDto, TranslationTextDto } from './translations.dto.js'
import type { TranslationState } from './translations.service.js'

const factsOf = (state: TranslationState): Pick<TranslationDto, keyof TranslationDto> => ({
  ...spelled(state, 'slug', 'language', 'textVersion', 'version'),
  in_force: state.version !== null && state.missing.length === 0,
  ...spelled(state, 'sentences', 'missing', 'leftOver'),
})

/** How a text stands in a language. */
export const toTranslationDto = (state: TranslationState): TranslationDto => factsOf(state)

/** The same with all its words. */
export const toTranslationTextDto = (state: TranslationState): TranslationTextDto => ({
  ...factsOf(state),
  words: { ...state.words },
})
