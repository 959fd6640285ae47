import type { Type } from '@nestjs/common'
import { plainToInstance } from 'class-transformer'
import { validateSync, type ValidationError } from 'class-validator'

const paths = (errors: ValidationError[], prefix: string): string[] =>
  errors.flatMap((error) => {
    const path = `${prefix}.${error.property}`
    const own = Object.values(error.constraints ?? {}).map((reason) => `${path}: ${reason}`)
    return [...own, ...paths(error.children ?? [], path)]
  })

/**
 * The body of a document as its class. Throws an Error that names every wrong field: a broken text must stop at the
 * door, not on somebody's screen.
 */
export const parseDocument = <T extends object>(shape: Type<T>, name: string, body: unknown): T => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Error(`${name} is not an object`)
  const document = plainToInstance(shape, body)
  const errors = validateSync(document, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
  })
  if (errors.length > 0) throw new Error(paths(errors, name).join('\n'))
  return document
}
