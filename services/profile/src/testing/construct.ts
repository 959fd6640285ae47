/** Makes a class with stand-ins for what it asks for; only the methods that a test gives it are there. */
export const construct = <T>(type: new (...parts: never[]) => T, parts: object[]): T => {
  const made: unknown = Reflect.construct(type, parts)
  if (made instanceof type) return made
  throw new Error(`${type.name} could not be made`)
}
