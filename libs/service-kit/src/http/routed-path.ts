import type { FastifyRequest } from 'fastify'

const caughtBy = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && '*' in params ? String(params['*']) : ''

/**
 * The path of a request as the router understood it: the template of its route, with what a wildcard caught filled in.
 * Whatever is decided by path is decided by this. `request.url` is one of many spellings of the same address (the
 * router decodes `%61pi` and accepts a whole URL), so a rule that reads it can be walked around.
 */
export const routedPath = (request: FastifyRequest): string => {
  const template = request.routeOptions.url
  // Nothing answers there but the page "not found".
  if (template === undefined) return request.url
  return template.endsWith('*') ? template.slice(0, -1) + caughtBy(request) : template
}

/** Whether a request went to the API, and not to a file of the front end. */
export const isApi = (request: FastifyRequest): boolean => routedPath(request).startsWith('/api/')
