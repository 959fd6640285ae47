import { readFileSync } from 'node:fs'

const BRITISH = JSON.parse(readFileSync(new URL('british.json', import.meta.url), 'utf8'))

const anyOf = (names) => `(?:${names.join('|')})`
const MEASURE = /^(?:centi|deci|hecto|kilo|micro|milli|nano)?(?:lit|met)re$/
const OUR = new RegExp(`(${anyOf(BRITISH.our)}o)ur`)
const ISE = /^([a-z]{3,}?is)(e[drs]?|ers|ing|able|ations?|ational)$/
const YSE = new RegExp(`^(${anyOf(BRITISH.yse)}y)s(e[dr]?|ers|ing|able)$`)
const LL = new RegExp(
  `^((?:back|de|mis|non|over|re|un)?${anyOf(BRITISH.ll)}l)l(ed|ings?|ers?|est|ors?|ists?|able|ous|ously)$`,
)
const AE = new RegExp(anyOf(BRITISH.ae))

const izeOf = (word) => {
  const [, stem, end] = ISE.exec(word) ?? []
  // "otherwise", "clockwise" and their kin have always been that way.
  if (stem === undefined || `${stem}e`.endsWith('wise') || BRITISH['never ize'].includes(`${stem}e`))
    return null
  return `${stem.slice(0, -1)}z${end}`
}

const singular = (word) => (word.endsWith('s') ? word.slice(0, -1) : word)

const listed = (word) => {
  const one = BRITISH.words[word] === undefined ? singular(word) : word
  const american = Object.hasOwn(BRITISH.words, one) ? BRITISH.words[one] : null
  return american && american + word.slice(one.length)
}

/**
 * What an American writes for a word that is spelled as in Britain. Families of words are known by their ending, so that
 * one that nobody has written yet is known, too.
 * @param {string} word  in lower case, letters of the English alphabet alone
 * @returns {string | null} null when the word is well
 */
export const americanOf = (word) => {
  const said = listed(word) ?? izeOf(word)
  if (said) return said
  if (MEASURE.test(singular(word))) return word.replace('tre', 'ter')
  if (OUR.test(word)) return word.replace(OUR, '$1r')
  if (YSE.test(word)) return word.replace(YSE, '$1z$2')
  if (LL.test(word)) return word.replace(LL, '$1$2')
  if (AE.test(word)) return word.replaceAll(/[ao]e/g, 'e')
  return null
}
