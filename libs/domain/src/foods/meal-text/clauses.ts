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
const COUNT = 'an?|una?|dos|tres|cuatro|one|two|three|four|\\d+'
const MEASURE =
  '(?:cup|scoop|ounce|slice|piece|tablespoon|teaspoon|serving|bottle|bowl|glass|taza|rebanada|cucharada|cucharadita|onza|medida|vaso|pieza|porcion|plato|lata)(?:e?s)?'
const HALF = '(?:y\\s+medi[ao]|and\\s+(?:a\\s+)?half)\\b'
const OF_WHAT = '(?=\\s*(?:$|[,;.)+\\n]|(?:of|de|with|con|y|and)\\s))'
/** "una taza y media de caldo": the half stands behind the measure. */
const MEASURE_AND_A_HALF = new RegExp(`\\b(${COUNT})\\s+(${MEASURE})\\s+${HALF}${OF_WHAT}`, 'g')
/** "an egg and a half", "una tortilla y media con queso": it stands behind the food, and no other food behind it. */
const FOOD_AND_A_HALF = new RegExp(
  `\\b(${COUNT})\\s+(\\p{L}+)\\s+${HALF}(?=\\s*(?:$|[,;.)+\\n]|(?:with|con|y|and)\\s))`,
  'gu',
)
/** "cup and a half of soup": nobody says that it is one. */
const ONE_AND_A_HALF = new RegExp(
  `(?<=^|[,;.+\\n]\\s*|\\b(?:and|with|y|con|had|ate|drank|comi|tome)\\s)(${MEASURE})\\s+${HALF}${OF_WHAT}`,
  'g',
)
/** One and a half of what was named, as it is read at the start of a part. */
const oneAndAHalf = (_text: string, count: string, what: string): string =>
  `${WRITTEN[count] ?? count} 1/2 ${what}`
const WRITTEN: Readonly<Record<string, string>> = { un: '1', una: '1', a: '1', an: '1' }
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

/** "Wings (no skin) celery": what stands in brackets without a number belongs to what is before them, and ends it. */
const BRACKETED_MANNER = /\(([^()\d]*)\)(?=\s+\p{L})(?!\s+(?:and|with|y|con|in|en|on|of|de)\b)/gu

/** What is said of how it was made or eaten, and tells nothing about which food it is. */
const BESIDE_THE_FOOD =
  /\b(?:(?:rolled|cut|chopped|mashed|broken|warmed|heated) up|(?:i )?ate (?:just|only)(?= (?:the )?toppings?\b)|(?:i )?(?:just |only )?ate(?= (?:half|a quarter)\b)|(?<=\bhalf )of (?:it|them)|on the side|to go|from (?:last night|yesterday)|left ?overs?|air[- ]fr(?:ied|yer)|in the (?:air ?fryer|microwave|oven)|enrollad[oa]s?|picadit[oa]s?|en trocitos|bien cocid[oa]s?|nada m[aá]s|aparte)\b/g

/** "Una cuarta parte de una taza". */
const A_PART = /\b(?:una?\s+)?cuarta\s+parte\s+(?=de\b)/g

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
    .replaceAll(BRACKETED_MANNER, ' $1 , ')
    .replaceAll(BESIDE_THE_FOOD, ' ')
    .replaceAll(A_PART, '1/4 ')
    .replaceAll(HEADING, ' , ')
    .replaceAll(SHORT_FORM, '$1')
    .replaceAll(/(?<!\d)\.(?=\d)/g, '0.')
    .replaceAll(/(\d)-(?=\d\/\d)/g, '$1 ')
    .replaceAll(MEASURE_AND_A_HALF, oneAndAHalf)
    .replaceAll(FOOD_AND_A_HALF, oneAndAHalf)
    .replaceAll(ONE_AND_A_HALF, '1 1/2 $1')
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
