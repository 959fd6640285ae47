import { forEveryone } from './person-scope.js'

/** The same service, but each call of it is for everybody: for a test or a command, which has no request of a person. */
export const ofEveryone = <T extends object>(service: T): T =>
  new Proxy(service, {
    get: (target, name): unknown => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => forEveryone((): unknown => value.apply(target, args))
    },
  })
