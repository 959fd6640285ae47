import { isRecord } from '@gb/domain'
import type { Type } from '@nestjs/common'
import type { FieldError } from '@gb/service-kit'
import { plainToInstance } from 'class-transformer'
import { validateSync, type ValidationError } from 'class-validator'
import { CheckedDocument } from './checked-document.js'

const flat = (errors: ValidationError[], prefix = ''): FieldError[] =>
  errors.flatMap((error) => {
    const field = `${prefix}${error.property}`
    const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }))
    return [...own, ...flat(error.children ?? [], `${field}.`)]
  })

/** What is wrong with a text of that shape, field by field; nothing when it may be published. */
export const documentFaults = (shape: Type<object>, body: object): FieldError[] => {
  const document = plainToInstance(shape, body)
  const faults = flat(
    validateSync(document, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true }),
  )
  return faults.length === 0 && document instanceof CheckedDocument ? document.faults() : faults
}

/**
 * The body of a document as its class. Throws an Error that names every wrong field: a broken text must stop at the
 * door, not on somebody's screen.
 */
export const parseDocument = <T extends object>(shape: Type<T>, name: string, body: unknown): T => {
  if (!isRecord(body)) throw new Error(`${name} is not an object`)
  const faults = documentFaults(shape, body)
  if (faults.length > 0)
    throw new Error(faults.map(({ field, message }) => `${name}.${field}: ${message}`).join('\n'))
  return plainToInstance(shape, body)
}
