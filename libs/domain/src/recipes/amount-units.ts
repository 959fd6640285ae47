import type { Language } from '../language/language.js'

/** A measure for one and for more; measures that are not named are said as they are. */
type Units = Readonly<Record<string, readonly [one: string, more: string]>>

const ENGLISH: Units = {
  tbsp: ['tbsp', 'tbsp'],
  tsp: ['tsp', 'tsp'],
  oz: ['oz', 'oz'],
  small: ['small', 'small'],
  medium: ['medium', 'medium'],
  large: ['large', 'large'],
  cherry: ['cherry', 'cherry'],
  half: ['half', 'half'],
  leaf: ['leaf', 'leaves'],
  pinch: ['pinch', 'pinches'],
}

const SPANISH: Units = {
  cup: ['taza', 'tazas'],
  tbsp: ['cucharada', 'cucharadas'],
  tsp: ['cucharadita', 'cucharaditas'],
  oz: ['oz', 'oz'],
  scoop: ['medida', 'medidas'],
  small: ['pieza pequeña', 'piezas pequeñas'],
  medium: ['pieza mediana', 'piezas medianas'],
  large: ['pieza grande', 'piezas grandes'],
  cherry: ['cherry', 'cherry'],
  half: ['mitad', 'mitades'],
  leaf: ['hoja', 'hojas'],
  pinch: ['pizca', 'pizcas'],
  spray: ['rociada', 'rociadas'],
  clove: ['diente', 'dientes'],
  slice: ['rebanada', 'rebanadas'],
  piece: ['pieza', 'piezas'],
  stick: ['tira', 'tiras'],
  cracker: ['galleta', 'galletas'],
  serving: ['porción', 'porciones'],
}

const UNITS: Readonly<Record<Language, Units>> = { en: ENGLISH, es: SPANISH }

/** A measure as a language says it of so many. */
export const unitWords = (unit: string, isMany: boolean, language: Language): string => {
  const [one, more] = UNITS[language][unit] ?? [unit, `${unit}s`]
  return isMany ? more : one
}

/** What meat is weighed as, in the words of a kitchen. */
export const MEAT_WORDS: Readonly<Record<Language, (cooked: string, raw: string) => string>> = {
  en: (cooked, raw) => `${cooked} oz cooked (${raw} oz raw)`,
  es: (cooked, raw) => `${cooked} oz ya cocida (${raw} oz cruda)`,
}
