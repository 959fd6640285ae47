/** @typedef {import('./compare.mjs').Difference} Difference */

const numbers = (version) => version.split('.').map(Number)

/** Which number of a version a difference asks for; null when nothing changed. @param {Difference} difference */
export const neededStep = ({ removed, added, changed, broken }) => {
  if (removed.length + broken.length > 0) return 'major'
  return added.length + changed.length > 0 ? 'minor' : null
}

/** Whether a version is at least one step of this size further. @param {'major' | 'minor' | null} step */
export const isFarEnough = (before, now, step) => {
  const [[oldMajor, oldMinor], [major, minor]] = [numbers(before), numbers(now)]
  if (step === null) return true
  return major > oldMajor || (step === 'minor' && major === oldMajor && minor > oldMinor)
}

/** More than this nobody reads; the first ones show where to look. */
const MOST_NAMED = 20

const said = (word, names) => {
  if (names.length === 0) return []
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''
  return [`    ${word}: ${names.slice(0, MOST_NAMED).join(', ')}${more}`]
}

/**
 * What is wrong with a version that stayed behind what it is the version of.
 * @param {string} name
 * @param {{ version: string, kept: string, step: 'major' | 'minor' | null, difference: Difference }} found
 */
export const sentenceOf = (name, { version, kept, step, difference }) =>
  [
    `  ${name} ${version} is not what ${kept} was, and its version has to say so: a new ${step} version.`,
    ...said('removed', difference.removed),
    ...said('cannot be used as before', difference.broken),
    ...said('changed', difference.changed),
    ...said('added', difference.added),
  ].join('\n')
