/** A method of what answers a port, bound to it; null when it has none of this name. */
export const methodOf = (target: object, name: string): ((...args: unknown[]) => unknown) | null => {
  const value: unknown = Reflect.get(target, name)
  return typeof value === 'function' ? (...args) => value.apply(target, args) as unknown : null
}
