/** Says nothing about which food is meant: "powder", "nonfat", "plain". */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  (
    'a about all and added any baked boiled breast canned chopped cooked cream cut diced dry drained extra fat fillet ' +
    'firm fresh free frozen ground half hard in isolate large lean light low mashed nonfat no of or original part ' +
    'peeled plain poached powder protein pureed raw reduced ripe roasted rolled salt silken skim skinless sliced small ' +
    'smooth soft spray sugar the to ultra unsweetened warm whole with without'
  ).split(' '),
)

/** The lower-case words of a text, plurals as one: "berries" is "berry", "tomatoes" is "tomato". */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) =>
    word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<=o|ch|sh|x)es$|(?<!s)s$/, ''),
  )

const tellingWords = (name: string): string[] => wordsOf(name).filter((word) => !SAYS_NOTHING.has(word))

/** The shortest end of a word that still says what it is: "berry" of "blueberry". */
const LEAST_END = 5

const isSaid = (word: string, said: ReadonlySet<string>): boolean =>
  said.has(word) || [...said].some((other) => other.length >= LEAST_END && word.endsWith(other))

/**
 * The ingredients that each step puts in, in the order of the recipe. One that a step before has put in is not told
 * again: it would go in twice. A word that several ingredients share ("pepper") means all of them.
 * Source: decision 86.
 */
export function ingredientsBySteps<T extends { name: string }>(
  steps: readonly string[],
  ingredients: readonly T[],
): T[][] {
  const left = new Set(ingredients)
  return steps.map((step) => {
    const said = new Set(wordsOf(step))
    const isMeant = ({ name }: T) =>
      said.has('everything') || tellingWords(name).some((word) => isSaid(word, said))
    const used = [...left].filter(isMeant)
    for (const each of used) left.delete(each)
    return used
  })
}

const WAIT = /(\d+)(?: to \d+)?(?: full| more)? (minute|hour)s?\b/g
/** Longer than this nobody stands by, min [own]. */
const LONGEST_MIN = 180

/**
 * How long a step says to wait or to cook, min, each time once and in order. "3 to 4 minutes" is 3: then somebody looks.
 */
export const minutesIn = (step: string): number[] => [
  ...new Set(
    [...step.matchAll(WAIT)]
      .map(([, count, unit]) => Number(count) * (unit === 'hour' ? 60 : 1))
      .filter((minutes) => minutes > 0 && minutes <= LONGEST_MIN),
  ),
]
