import { parseArgs } from 'node:util'
import { Failure } from '@gb/processes/failure.mjs'

const LIMITS = { minutes: [1, 600], people: [1, 100] }

const amount = (name, text) => {
  const [least, most] = LIMITS[name]
  const value = Number(text)
  if (value >= least && value <= most) return value
  throw new Failure(`--${name} must be a number from ${least} to ${most}, not "${text}".`)
}

/**
 * Reads the words of the command line.
 * @param {string[]} args
 * @returns {{minutes: number, people: number, only: string}} `only`: part of the name of the faults to make
 * @throws {Failure}
 */
export const readOptions = (args) => {
  const options = {
    minutes: { type: 'string', default: '5' },
    people: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
  }
  const parse = () => {
    try {
      return parseArgs({ args, options }).values
    } catch {
      throw new Failure(
        'These words are not understood. Say npm run soak [-- --minutes 5 --people 8 --only NAME].',
      )
    }
  }
  const { minutes, people, only } = parse()
  return { minutes: amount('minutes', minutes), people: Math.round(amount('people', people)), only }
}
