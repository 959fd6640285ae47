import type { Provider, Type } from '@nestjs/common'
import { methodOf } from './method-of.js'
import { inScopeOf } from './port-scope.js'
import { type PortEntry, type PortOf, PORTS } from './port-list.js'

/**
 * Provides a port for the callers of this process. Every call is on behalf of the person that it names, as it is from
 * another process, whatever the caller is at.
 * @param port its name in the list of ports
 * @param service what answers
 */
export const localPort = <K extends keyof typeof PORTS>(port: K, service: Type<PortOf<K>>): Provider => {
  const entry: PortEntry = PORTS[port]
  return {
    provide: entry.token,
    inject: [service],
    useFactory: (target: object) =>
      Object.fromEntries(
        Object.keys(entry.calls).map((method) => {
          const run = methodOf(target, method)
          if (!run) throw new Error(`the port ${port} has no ${method}`)
          return [method, (...args: unknown[]) => inScopeOf(entry, method, args, () => run(...args))]
        }),
      ),
  }
}
