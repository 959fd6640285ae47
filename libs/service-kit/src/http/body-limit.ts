import { RouteConfig } from '@nestjs/platform-fastify'

/** Largest body of this route in bytes, instead of the general limit. Sets the whole Fastify config of the route. */
export const BodyLimit = (bytes: number): MethodDecorator => RouteConfig({ bodyLimit: bytes })
