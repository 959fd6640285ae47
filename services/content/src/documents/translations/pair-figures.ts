const SPELLED: Readonly<Record<string, string>> = {
  half: '0.5',
  two: '2',
  twice: '2 times',
  double: '2 times',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  '½': '0.5',
  '¼': '0.25',
  '¾': '0.75',
  media: '0.5',
  medio: '0.5',
  mitad: '0.5',
  dos: '2',
  doble: '2 times',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  once: '11',
  doce: '12',
  quince: '15',
  veinte: '20',
  treinta: '30',
}

/** "Once" is a number in Spanish and none in English. */
const NOT_IN: Readonly<Record<PairLanguage, readonly string[]>> = { en: ['once'], es: [] }

type PairLanguage = 'en' | 'es'

/** Each unit with how it is written, in either language. */
const UNITS: Readonly<Record<string, string>> = {
  '%': '%|percent|por ciento',
  C: '°?C',
  F: '°?F',
  IU: 'IU|UI',
  calories: 'calories?|calorías?|kcal',
  cups: 'cups?|tazas?',
  days: 'days?|días?',
  g: 'grams?|gramos?|g',
  hours: 'hours?|horas?|h',
  inches: 'inch(?:es)?|pulgadas?',
  lb: 'pounds?|libras?|lbs?',
  mcg: 'mcg|micrograms?|microgramos?',
  mg: 'mg|milligrams?|miligramos?',
  minutes: 'minutes?|minutos?|min',
  ml: 'ml|milliliters?|mililitros?',
  months: 'months?|mes(?:es)?',
  oz: 'oz|ounces?|onzas?',
  tablespoons: 'tbsp|tablespoons?|cucharadas?',
  teaspoons: 'tsp|teaspoons?|cucharaditas?',
  times: 'times?|ve(?:z|ces)',
  weeks: 'weeks?|semanas?',
  years: 'years?|años?',
}

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?|[\u00BC-\u00BE]|\p{L}+`
const UNIT = Object.entries(UNITS).map(
  ([unit, written]) => [unit, new RegExp(`^(?:${written})$`, 'iu')] as const,
)

// A number that is part of a name is none: B12, D3, omega-3.
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d]|\p{L}-)(${NUMBER})(?![\d])(?:[\s\u00A0-]*((?:of\s)?an?\s|de\s)?(por ciento|\u00B0?\p{L}+|%))?`,
  'giu',
)

const unitOf = (word: string | undefined): string =>
  UNIT.find(([, written]) => word !== undefined && written.test(word))?.[0] ?? ''

const valueOf = (word: string, language: PairLanguage): string | undefined => {
  if (/^\d/u.test(word)) return String(Number(word.replaceAll(',', '')))
  const lower = word.toLowerCase()
  return NOT_IN[language].includes(lower) ? undefined : SPELLED[lower]
}

/** Of several hundreds only these are written out. */
const FIVE_HUNDRED = /\b(?:five hundred|quinientos)\b/giu

/** The figures of a text with their units, like "2 hours" and "64 oz", in a fixed order. */
const figuresIn = (written: string, language: PairLanguage): string[] => {
  const text = written.replaceAll(FIVE_HUNDRED, '500')
  const found: string[] = []
  FIGURE.lastIndex = 0
  for (let match = FIGURE.exec(text); match !== null; match = FIGURE.exec(text)) {
    const [, word = '', between, unit] = match
    const value = valueOf(word, language)
    // What follows may be the next number itself: "two or three", "2 30".
    FIGURE.lastIndex = match.index + word.length
    if (value === undefined) continue
    // "Half a cup" is so much of a cup; "3 a day" is no number of days.
    const isOfUnit = between === undefined || Number(value) < 1
    found.push(value.includes(' ') || !isOfUnit ? value : `${value} ${unitOf(unit)}`.trim())
  }
  return found.toSorted()
}

const without = (figures: readonly string[], others: readonly string[]): string[] => {
  const left = [...others]
  return figures.filter((figure) => {
    const at = left.indexOf(figure)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The figures and units in which a Spanish sentence differs from the English one, each as a fault; "one" is no figure. */
export const pairFaults = (english: string, spanish: string): string[] => {
  const [wanted, said] = [figuresIn(english, 'en'), figuresIn(spanish, 'es')]
  return [
    ...without(wanted, said).map((figure) => `lacks "${figure}" of "${english}"`),
    ...without(said, wanted).map((figure) => `has "${figure}", which "${english}" has not`),
  ]
}
