import { exampleOfStatus } from '@gb/service-kit'
import type { OpenAPIObject } from '@nestjs/swagger'

type Paths = OpenAPIObject['paths']
type Operation = NonNullable<Paths[string]['get']>
type Responses = Operation['responses']
type OneResponse = Responses[string]

const isRefusal = (status: string): boolean => Number(status) >= 400

/** The refusal of one call as it comes over the wire: a problem, whose sentence is what the call says of that status. */
const withProblem = (status: string, response: OneResponse): OneResponse => {
  if (response === undefined || '$ref' in response) return response
  // Under whichever type the call answers, such as that of figures: a refusal never has it.
  const { 'application/json': told, 'application/problem+json': problem, ...others } = response.content ?? {}
  const [other] = Object.values(others)
  const media = problem ?? told ?? other
  const example: unknown = media?.example ?? exampleOfStatus(Number(status), response.description)
  return { ...response, content: { 'application/problem+json': { ...media, example } } }
}

const withProblems = (responses: Responses): Responses =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      isRefusal(status) ? withProblem(status, response) : response,
    ]),
  )

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** All calls, each refusal with the media type and an example of its own. */
export const problemsOf = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      VERBS.reduce((done, verb) => {
        const operation = done[verb]
        return operation
          ? { ...done, [verb]: { ...operation, responses: withProblems(operation.responses) } }
          : done
      }, item),
    ]),
  )
