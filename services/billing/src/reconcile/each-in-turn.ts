import { errorName, forPerson } from '@gb/service-kit'
import { Logger } from '@nestjs/common'

const logger = new Logger('Reconciler')

/** Works on one thing after the other, each for its person. What fails is logged, and the rest goes on. */
export const eachInTurn = async <T extends { userId: string }>(
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
): Promise<void> => {
  for (const thing of things)
    await forPerson(thing.userId, () => work(thing)).catch((error: unknown) =>
      logger.warn(`reconciling: ${errorName(error)}`),
    )
}
