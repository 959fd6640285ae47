import { Failure } from '../../../../processes/src/failure.mjs'

const PATIENCE_MS = 120_000

/**
 * Asks the registry of a running product.
 * @param {{ to: string, token: string, method: string, path: string, body?: object, reason?: string, confirm?: string }} call
 * @returns {Promise<any>} what it answers
 * @throws {Failure} with the sentence of the server, or that it cannot be reached
 */
export const ask = async ({ to, token, method, path, body, reason, confirm }) => {
  const answer = await fetch(new URL(path, to), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(reason === undefined ? {} : { 'x-reason': reason }),
      ...(confirm === undefined ? {} : { 'x-confirm': confirm }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error) => {
    throw new Failure(`${to} cannot be reached (${error.cause?.code ?? error.name}).`)
  })
  const said = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Failure(said.message ?? `${to} answered ${answer.status}.`)
  return said
}
