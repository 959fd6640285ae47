import { SetMetadata } from '@nestjs/common'

// The key under which @nestjs/platform-fastify passes a route's config to Fastify; only processes depend on that package.
const FASTIFY_ROUTE_CONFIG = '__fastify_route_config__'

/** Largest body of this route in bytes, instead of the general limit. */
export const BodyLimit = (bytes: number): MethodDecorator =>
  SetMetadata(FASTIFY_ROUTE_CONFIG, { bodyLimit: bytes })
