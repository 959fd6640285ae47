import { type DynamicModule, Module, type Provider } from '@nestjs/common'
import type { ServiceName } from '../database/service-database.js'
import { AppError } from '../errors/app-error.js'
import { Keys } from '../crypto/keys.js'
import { httpPort } from './http-port.js'
import { PORTS } from './registry.js'

const notReachable = (owner: ServiceName, methods: readonly string[]): object =>
  Object.fromEntries(
    methods.map((method) => [
      method,
      () =>
        Promise.reject(
          new AppError(
            'unavailable',
            `This process does not know where "${owner}" runs. Name it in REMOTES.`,
          ),
        ),
    ]),
  )

/** Ports whose owner runs in another process. The owners hosted here provide their own. */
@Module({})
export class RemotePortsModule {
  static for(hosted: readonly ServiceName[], remotes: Partial<Record<ServiceName, string>>): DynamicModule {
    const providers: Provider[] = Object.entries(PORTS)
      .filter(([, entry]) => !hosted.includes(entry.owner))
      .map(([port, { token, owner, methods }]) => ({
        provide: token,
        inject: [Keys],
        useFactory: (keys: Keys) => {
          const baseUrl = remotes[owner]
          return baseUrl
            ? httpPort({ baseUrl, port, key: keys.internal }, methods)
            : notReachable(owner, methods)
        },
      }))
    return { module: RemotePortsModule, global: true, providers, exports: providers }
  }
}
