import { AppError, type PortEntry } from '@gb/service-kit'

/** One call of a walk and what came of it; a refusal is an answer too. */
export interface Asked {
  method: string
  outcome: unknown
}

const outcomeOf = async (answer: Promise<unknown>): Promise<unknown> => {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refused: error.code, message: error.message, ...error.extra }
  }
}

/** A port that writes down what it is asked and what came of it; a refusal is written down and goes on to the caller. */
export const noting = <T extends object>(port: T, { calls }: PortEntry): { port: T; asked: Asked[] } => {
  const asked: Asked[] = []
  const methods = Object.keys(calls).map((method) => [
    method,
    async (...args: unknown[]) => {
      const ask = Reflect.get(port, method) as (...args: unknown[]) => Promise<unknown>
      const answer = ask.apply(port, args)
      asked.push({ method, outcome: await outcomeOf(answer) })
      return answer
    },
  ])
  return { port: Object.fromEntries(methods) as T, asked }
}

/** Whether an answer has something in it that could differ. */
export const saysSomething = (answer: unknown): boolean =>
  answer !== undefined && answer !== null && !(Array.isArray(answer) && answer.length === 0)

/** Every method of these ports, as `[port, method]`. */
export const methodsOf = (ports: Readonly<Record<string, PortEntry>>): [string, string][] =>
  Object.entries(ports).flatMap(([name, { calls }]) =>
    Object.keys(calls).map((method): [string, string] => [name, method]),
  )
