/** How far back an entry may be dated. */
export const DAYS = 400
/** Entries of one day of a diary: a weight, three drinks, two vitamins, a mood and a meal. */
export const ENTRIES_A_DAY = 8

const ENTRIES_A_PERSON = 200
/** One person in so many keeps a diary all the time; the others try it for a few days, as people do. */
const KEEPER_IN = 20
/** A code has six digits, and the product gives none away once one in five is taken. */
const MOST_PEOPLE = 150_000

const peopleFor = (entries) => Math.min(MOST_PEOPLE, Math.max(1, Math.ceil(entries / ENTRIES_A_PERSON)))

/** Shares out whole days: some people stay for one, some for nine times as long. */
const shareOut = (days, people) => {
  const weightOf = (index) => 1 + (index % 9)
  const total = Array.from({ length: people }, (_, index) => weightOf(index)).reduce((a, b) => a + b, 0)
  let [weight, given] = [0, 0]
  return Array.from({ length: people }, (_, index) => {
    weight += weightOf(index)
    const upTo = Math.floor((days * weight) / total)
    const own = Math.min(DAYS, upTo - given)
    given = upTo
    return own
  })
}

/** When a diary begins and ends, in days ago; both ends are written in. None is of today: that is still going on. */
const spanOf = (days, random) => {
  if (days === 0) return { firstAgo: 0, lastAgo: 1 }
  const lastAgo = 1 + Math.floor(random() * (DAYS - days + 1))
  return { firstAgo: lastAgo + days - 1, lastAgo }
}

/**
 * Who writes how long.
 * @param {number} entries  how many there should be, of all kinds together
 * @param {object} [options]
 * @param {number} [options.people]
 * @param {() => number} [options.random]
 * @returns {{keeper: boolean, firstAgo: number, lastAgo: number}[]} one line per person
 */
export const planDiaries = (entries, { people = peopleFor(entries), random = Math.random } = {}) => {
  const days = Math.ceil(entries / ENTRIES_A_DAY)
  const keepers = Math.min(Math.ceil(people / KEEPER_IN), Math.ceil(days / DAYS))
  const ofKeepers = shareEvenly(Math.min(days, keepers * DAYS), keepers)
  const ofOthers = shareOut(Math.max(0, days - keepers * DAYS), people - keepers)
  return [
    ...ofKeepers.map((own) => ({ keeper: true, ...spanOf(own, random) })),
    ...ofOthers.map((own) => ({ keeper: false, ...spanOf(own, random) })),
  ]
}

const shareEvenly = (days, people) =>
  Array.from(
    { length: people },
    (_, index) => Math.floor((days * (index + 1)) / people) - Math.floor((days * index) / people),
  )

/** How many entries a plan comes to. */
export const entriesOf = (diaries) =>
  diaries.reduce((sum, { firstAgo, lastAgo }) => sum + (firstAgo - lastAgo + 1) * ENTRIES_A_DAY, 0)
