const SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
}
const SIGN = /[½⅓⅔¼¾⅛]/g
const WHOLE =
  '\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|una?|dos|tres|cuatro|cinco|seis|siete|ocho'
const AND_A_HALF = new RegExp(
  `\\b(${WHOLE})\\s+(?:and|y)\\s+(?:an?\\s+|un\\s+)?(half|quarter|third|medi[ao]|cuarto|tercio|\\d/\\d)\\b`,
  'g',
)
/** "una taza y media": the half stands behind the measure. */
const MEASURE_AND_A_HALF =
  /\b(una?|dos|tres|one|two|three|\d+)\s+(tazas?|cucharad(?:it)?as?|onzas?|medidas?|vasos?|cups?|scoops?|ounces?)\s+(?:y\s+medi[ao]|and\s+a\s+half)\b/g
const WRITTEN: Readonly<Record<string, string>> = { un: '1', una: '1' }
const WHEN =
  /\b(?:(?:for|at)\s+(?:my\s+)?(?:breakfast|lunch|dinner|supper|snack|brunch)|(?:para|en|de)\s+(?:el\s+|la\s+|mi\s+)?(?:desayuno|almuerzo|comida|cena|merienda))\b/g
const NUMBER_AND_LETTERS =
  /(\d)\s*(?=(?:g|gr|grams?|kg|oz|ml|l|lbs?|tbsp|tsp|cups?|tazas?|onzas?|gramos?)\b)/g
const TIMES = /(\d)\s*x\s/g

/** Text in one form: lower case, fractions as "1/2", "&" as "and", "85g" as "85 g", no meal time. */
export const plainMealText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(SIGN, (sign) => ` ${SIGNS[sign] ?? ''} `)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/\bw\//g, 'with ')
    .replaceAll(
      MEASURE_AND_A_HALF,
      (_text, count: string, measure: string) => `${WRITTEN[count] ?? count} 1/2 ${measure}`,
    )
    .replaceAll(AND_A_HALF, '$1 $2')
    .replaceAll(WHEN, ' ')
    .replaceAll(NUMBER_AND_LETTERS, '$1 ')
    .replaceAll(TIMES, '$1 ')

// A comma or point between digits belongs to the number.
const HARD = /(?<!\d)[,;]|[,;](?!\d)|[\n•]|\s[+*]\s|\b(?:plus|then)\b|[.!?](?=\s|$)/
const SOFT = /\b(and|with|y|con|in|en|on|over)\b/

const trimmed = (parts: string[]): string[] =>
  parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => part !== '')

/** The parts of a meal that surely stand alone: at commas, line ends and "plus". */
export const hardParts = (plain: string): string[] => trimmed(plain.split(HARD))

/** A piece of a part, and the word that ties it to the one before; empty for the first. */
export type SoftPiece = { readonly tie: string; readonly text: string }

/** The pieces of a part at "and", "with" or "in"; some of them may belong together ("macaroni and cheese"). */
export const softPieces = (part: string): SoftPiece[] => {
  const found: SoftPiece[] = []
  let tie = ''
  for (const [at, piece] of part.split(SOFT).entries()) {
    if (at % 2 === 1) tie = piece
    else found.push(...trimmed([piece]).map((text) => ({ tie, text })))
  }
  return found
}

/** Pieces as they were typed. */
export const joinedPieces = ([first, ...rest]: readonly SoftPiece[]): string =>
  [first?.text ?? '', ...rest.map(({ tie, text }) => `${tie} ${text}`)].join(' ')
