import { type DynamicModule, Module, type Provider } from '@nestjs/common'
import type { ServiceName } from '../base/service-name.js'
import { Keys } from '../crypto/keys.js'
import { CannotBeReached, NowhereToAsk } from './errors.js'
import { httpPort } from './http-port.js'
import { type PortEntry, PORTS } from './port-list.js'

/** A part that nobody said where to find: the person reads the same as when it is down, the log says what is missing. */
const notKnown = (owner: ServiceName, methods: readonly string[]): object => {
  const cause = new NowhereToAsk(owner)
  return Object.fromEntries(
    methods.map((method) => [method, () => Promise.reject(new CannotBeReached(owner, cause))]),
  )
}

/** Ports whose owner runs in another process. The owners hosted here provide their own. */
@Module({})
export class RemotePortsModule {
  static for(hosted: readonly ServiceName[], remotes: Partial<Record<ServiceName, string>>): DynamicModule {
    const providers: Provider[] = Object.entries<PortEntry>(PORTS)
      .filter(([, entry]) => !hosted.includes(entry.owner))
      .map(([port, { token, owner, calls, limitMs }]) => ({
        provide: token,
        inject: [Keys],
        useFactory: (keys: Keys) => {
          const baseUrl = remotes[owner]
          return baseUrl === undefined
            ? notKnown(owner, Object.keys(calls))
            : httpPort({ baseUrl, port, owner, key: keys.internal, limitMs }, calls)
        },
      }))
    return { module: RemotePortsModule, global: true, providers, exports: providers }
  }
}
