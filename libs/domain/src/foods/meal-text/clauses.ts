const SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
}
const SIGN = /[½⅓⅔¼¾⅛]/g
const WHOLE = '\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten'
const AND_A_HALF = new RegExp(`\\b(${WHOLE})\\s+and\\s+(?:an?\\s+)?(half|quarter|third|\\d/\\d)\\b`, 'g')
const WHEN = /\b(?:for|at)\s+(?:my\s+)?(?:breakfast|lunch|dinner|supper|snack|brunch)\b/g
const NUMBER_AND_LETTERS = /(\d)\s*(?=(?:g|gr|grams?|kg|oz|ml|l|lbs?|tbsp|tsp|cups?)\b)/g
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
    .replaceAll(AND_A_HALF, '$1 $2')
    .replaceAll(WHEN, ' ')
    .replaceAll(NUMBER_AND_LETTERS, '$1 ')
    .replaceAll(TIMES, '$1 ')

// A comma or point between digits belongs to the number.
const HARD = /(?<!\d)[,;]|[,;](?!\d)|[\n•]|\s[+*]\s|\b(?:plus|then)\b|[.!?](?=\s|$)/
const SOFT = /\b(?:and|with)\b/

const trimmed = (parts: string[]): string[] =>
  parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => part !== '')

/** The parts of a meal that surely stand alone: at commas, line ends and "plus". */
export const hardParts = (plain: string): string[] => trimmed(plain.split(HARD))

/** The pieces of a part at "and" and "with"; some of them may belong together ("macaroni and cheese"). */
export const softPieces = (part: string): string[] => trimmed(part.split(SOFT))
