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
/** "Breakfast: 1 egg", "lunch - soup": which meal it was stands before it. */
const HEADING =
  /(?:^|[\n;.])\s*(?:breakfast|lunch|dinner|supper|brunch|snack|desayuno|almuerzo|comida|cena|merienda)\s*(?::|\s[-–])\s*/g
const NUMBER_AND_LETTERS =
  /(\d)\s*(?=(?:g|gr|grams?|kg|oz|fl|ml|l|lbs?|tbsps?|tbs|tsps?|c|cups?|scoops?|slices?|pieces?|eggs?|tazas?|onzas?|gramos?)\b)/g
const TIMES = /(\d)\s*x\s/g

/** The small words as people type them in a hurry; each ties two foods or says how much, so that a slip there costs both. */
const SMALL_WORDS: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/\bw\/\s?o(?:ut)?\b/g, 'without'],
  [/\bw\//g, 'with '],
  [/(?<=\s)w(?=\s)/g, 'with'],
  [/(?<=\s)['’]?n['’]?(?=\s)/g, 'and'],
  [/\b(?:adn|nad|andd|annd|amd|anf|dna)\b/g, 'and'],
  [/\b(?:wiht|wtih|iwth|wth|witth|wit|withh)\b/g, 'with'],
  [/\b(?:hafl|haf|hlaf|halff)\b/g, 'half'],
  // A taste, and no two foods.
  [/\bcookies?\s+(?:and|n)\s+cream\b/g, 'cookies cream'],
]

/** Says only that there is some; the usual serving is assumed then. */
const A_LITTLE =
  /\b(?:a (?:little|lil|tiny)(?: bit)?|a (?:bit|touch|hint|tad|smidge|smidgen)|un (?:poco|poquito))\b(?: (?:of|de)\b)?/g

/** "1 c. soup", "2 tbsp. oil": the point ends a short form, not the part. */
const SHORT_FORM = /\b(oz|ozs|tbsp|tbs|tsp|c|g|gr|kg|ml|fl|lb|lbs|pt|pkg|pkt|approx|cda|cdta)\.(?=\s)/g

/** Where a number stands that begins its part: at the start, after a sign, a tie or a filler. */
const BEGINS_PART = /(?:^|[,;.+*\n•]|\b(?:and|with|y|con|plus|then|had|ate|drank|about|of|comi|tome))\s*$/

/**
 * "2 and a half cups" is one number, "eggs 2 and half banana" is two foods: behind a name the half belongs to the number
 * only where nothing follows it.
 */
const andAHalf = (all: string, whole: string, part: string, at: number, text: string): string => {
  const rest = text.slice(at + all.length)
  return BEGINS_PART.test(text.slice(0, at)) || /^\s*(?:$|[,;.+\n])/.test(rest) ? `${whole} ${part}` : all
}

/** Text in one form: lower case, fractions as "1/2", "&" as "and", "85g" as "85 g", no meal time. */
export const plainMealText = (text: string): string =>
  SMALL_WORDS.reduce(
    (plain, [typed, meant]) => plain.replaceAll(typed, meant),
    text
      .toWellFormed()
      .replaceAll(SIGN, (sign) => ` ${SIGNS[sign] ?? ''} `)
      .normalize('NFKC')
      .replaceAll(/(?<=\d\s?)T(?=\s)/g, ' tbsp')
      .replaceAll(/(?<=\d\s?)t(?=\s)/g, ' tsp')
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replaceAll(A_LITTLE, ' '),
  )
    .replaceAll(HEADING, ' , ')
    .replaceAll(SHORT_FORM, '$1')
    .replaceAll(/(?<!\d)\.(?=\d)/g, '0.')
    .replaceAll(/(\d)-(?=\d\/\d)/g, '$1 ')
    .replaceAll(
      MEASURE_AND_A_HALF,
      (_text, count: string, measure: string) => `${WRITTEN[count] ?? count} 1/2 ${measure}`,
    )
    .replaceAll(AND_A_HALF, andAHalf)
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
export interface SoftPiece {
  readonly tie: string
  readonly text: string
}

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
