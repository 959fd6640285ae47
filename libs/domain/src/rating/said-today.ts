/**
 * What ratings said once and say no more, because it urges to less whoever eats too little already. Meals keep what they were rated
 * with. Source: health-rules 9b.3, decision 141.
 */
const SAID_ONCE: ReadonlySet<string> = new Set([
  'more energy than this phase plans for one meal',
  'Next time, plan a smaller or a leaner meal.',
  'Next time, pour a smaller glass.',
  'Pick a leaner or low-fat kind next time.',
  'Next time, pick a leaner or low-fat kind.',
  'Serve a smaller portion, and stop at the first sign of fullness.',
  'Next time, serve a smaller portion, and stop at the first sign of fullness.',
  'Next time, pour less, and take small sips, 1 to 2 oz every 15 minutes.',
])

/** Of the sentences that a meal was rated with, those that are still said. */
export const saidToday = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => !SAID_ONCE.has(sentence))
