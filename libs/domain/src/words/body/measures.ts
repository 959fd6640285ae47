const APART = /(\d)['’]?(?=(?:hrs?|hours?|h|am|pm|x|f|c|bpm|days?|oz|lbs?|kg|times|s)\b)/giu
const PLURAL = /(\d) s\b/gu
const DECIMAL = /\b(\d{2,3})[.,](\d)(?!\d|[.,]\d)/gu
const DEGREE = /[º°˚]/gu
const CLOCK = /\b(\d{1,2}):\d\d\b/gu
// "On day 101" counts days and is no fever, "all day 102" may be one; so is the count of a day a small number, which means the same.
const COUNTED_DAY =
  /(?<=(?:^|\b(?:on|at|is|its|by|until|from|since|post ?op|en el|el|al|del|desde el) ))(day|week|month|dia|semana) \d{2,3}\b(?! ?(?:bpm|beats|degrees|grados|[fc]\b))/gu

/**
 * A text whose measures can be read as words: "12hrs" as "12 hrs", "the 130s" as "the 130", "38.6 °C" as "386 C", since
 * a point would end a sentence.
 */
export const withMeasures = (text: string): string =>
  text
    .replace(DEGREE, ' ')
    .replace(CLOCK, '$1')
    .replace(DECIMAL, '$1$2')
    .replace(APART, '$1 ')
    .replace(PLURAL, '$1')
    .replace(COUNTED_DAY, '$1 9')
