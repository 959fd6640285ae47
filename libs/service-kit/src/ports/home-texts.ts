import { Logger } from '@nestjs/common'
import { errorName } from '../base/errors/error-facts.js'
import { AppError } from '../base/errors/app-error.js'
import type { HomePart, HomeTexts } from '../contracts/home.port.js'

/**
 * How long a part may take, ms. Home waits for all of them, and who misses one asks for it alone. Less than a call to another
 * process may take, so that one slow part does not cost its neighbors.
 */
const PART_MS = 2_000

const log = new Logger('Home')

class TooSlow extends Error {}

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), PART_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const isExpected = (failure: unknown): boolean =>
  failure instanceof TooSlow || (failure instanceof AppError && failure.code === 'unavailable')

const textOf = async (name: string, part: Promise<object | string>): Promise<string | null> => {
  try {
    const answer = await inTime(part)
    return typeof answer === 'string' ? answer : JSON.stringify(answer)
  } catch (failure) {
    // Whoever asks for the part alone is told what is wrong with it.
    if (!isExpected(failure)) log.error(`${name} was left out: ${errorName(failure)}`)
    return null
  }
}

/**
 * The parts of Home as their texts. One that fails, or takes too long, is left out and holds up no other.
 * @param parts what each route would answer: an object, or its text where that is finished
 */
export const homeTexts = async (
  parts: Partial<Record<HomePart, Promise<object | string>>>,
): Promise<HomeTexts> => {
  const told = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await textOf(name, part)] as const),
  )
  return Object.fromEntries(told.filter(([, text]) => text !== null))
}
