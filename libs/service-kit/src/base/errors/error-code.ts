/**
 * The code that PostgreSQL (SQLSTATE), the system or a library put on what was thrown: `23505`, `ENOENT`. Null where there is
 * none, or none that is a word.
 */
export const errorCode = (error: unknown): string | null => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null
  return typeof code === 'string' ? code : null
}
