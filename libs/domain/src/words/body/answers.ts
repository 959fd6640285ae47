// A list that is gone through, as a clinic hands it out: "fever? no. chest pain: none. able to drink? yes".

const DENIED =
  'nope|nah|none|never|negative|denied|denies|not (?:anymore|any more|at all|now|today)|no longer|nunca|ningun[oa]?|ya no|para nada'
/** "No idea" and "nada se queda" answer something else: these two stand alone, or go on as an answer does. */
const PLAINLY_DENIED =
  '(?:no|nada)(?= *(?:$|[.,;!\\n]|(?:but|just|not|never|thank|thanks|gone|all|pero|solo|gracias|todo) ))'
/** What is asked, in the few words of a list, and the answer that nothing of it is there; looked for where a stretch begins alone. */
const ASKED = new RegExp(
  `(?<![^.,;:!?¿\\n])([^.,;:!?¿\\n]{3,50})[?:] *(?:(?:${DENIED})\\b|${PLAINLY_DENIED})`,
  'gu',
)

/** Not of a list: whoever writes asks about themselves, or what to make of a sign that is there. */
const OF_WRITER =
  /\b(?:i|im|ive|my|me|mine|mi|mis|normal|should|why|how|what|when|this|that|these|esto|eso|debo|deberia|es|is|are|ok|okay|help|ayuda)\b/u
/** What a body does every day: of these, "no" is the sign. */
const DONE_DAILY =
  /\b(?:able|can|urine|urinating|pee|peed|peeing|drink|drinking|keep|keeping|kept|swallow|swallowing|eating|breathing|orina|orinar|orino|beber|tomar|tolera|tragar|puede|pudo)\b/u
/** Unless it is asked what goes with it: "pain when you pee". */
const AMISS =
  /\b(?:pains?|hurts?|burns|burning|trouble|difficulty|hard|blood|bloody|dark|problems?|short|shortness|dolor|ardor|arde|sangre|dificultad|problemas?|cuesta|molestia)\b/u

/**
 * A text, in lower case and without accents, without signs that were asked for and are not there; of what a body does every day
 * it says that it is not done: "able to drink? no" becomes "not able to drink". Source: decision 133.
 */
export const withAnswers = (text: string): string =>
  text.replaceAll(ASKED, (whole, asked: string) => {
    if (OF_WRITER.test(asked)) return whole
    return DONE_DAILY.test(asked) && !AMISS.test(asked) ? ` not ${asked.trim()}. ` : ' '
  })
