import { RouteConfig } from '@nestjs/platform-fastify'

/** Largest body of this route in bytes, instead of the general limit. Sets the whole Fastify config of the route. */
export const BodyLimit = (bytes: number): MethodDecorator => RouteConfig({ bodyLimit: bytes })

/**
 * The body of this route, of at most so many bytes, is signed by another server: it is kept as it came, for the check.
 * A path under `/api/` must stand among those that `same-origin.ts` lets in from elsewhere.
 */
export const SignedBody = (bytes: number): MethodDecorator =>
  RouteConfig({ bodyLimit: bytes, keepRawBody: true })
