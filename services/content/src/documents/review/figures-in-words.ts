const SPELLED: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  seis: 6,
  doce: 12,
  treinta: 30,
}

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|${Object.keys(SPELLED).join('|')}`

/** A number as texts write it: "1,200", "4", "twelve", "a". */
export const NUMBER_PATTERN = `(?:${NUMBER})`

/** What such a number is. */
export const numberOf = (words: string): number =>
  SPELLED[words.toLowerCase()] ?? Number(words.replaceAll(',', ''))

const RANGE = `(${NUMBER_PATTERN})(?:\\s*(?:to|or|and|-|–)\\s*(${NUMBER_PATTERN}))?`

/** Numbers before a unit: "4 hours", "2 or 3 days", "24-48 h". Two groups; the second is the end of a range. */
export const figuresBefore = (unit: string): RegExp => new RegExp(`\\b${RANGE}[\\s-]*(?:${unit})`, 'giu')

/** The numbers of a match of `figuresBefore`. */
export const figuresOf = (match: RegExpExecArray): number[] =>
  [match[1], match[2]].filter((word) => word !== undefined).map(numberOf)

/** A sentence that decides something: whom to ask and when, or that all is as it should be. */
export const DECIDES =
  /\b(?:call|phone|ring|contact|tell|ask|help|emergency|911|surgeon|team|doctor|clinic|normal|fine|okay|ok|wait|usual|expected|worry|safe|urgent|over|above|more than|at least|lasts?)\b/iu

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/u)
