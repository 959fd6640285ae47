import { IMPORT_LIMITS } from '@gb/domain'
import type { JsonScalar } from './json-walk.js'

/** Where a value stands in the bytes of the body. */
export interface Span {
  start: number
  end: number
}

/** Measures one object while it goes by. */
export class RowGauge {
  private values = 0
  private isTextTooLong = false
  private depth = 1

  constructor(private readonly start: number) {}

  opened(): void {
    this.values += 1
    this.depth += 1
  }

  scalar(value: JsonScalar): void {
    this.values += 1
    this.isTextTooLong ||= typeof value === 'string' && value.length > IMPORT_LIMITS.textLength
  }

  /** @returns where the object stands, or null when it is too large; undefined while it has not ended */
  closed(end: number): Span | null | undefined {
    this.depth -= 1
    if (this.depth > 0) return undefined
    const isTooLarge =
      this.isTextTooLong || this.values > IMPORT_LIMITS.rowValues || end - this.start > IMPORT_LIMITS.rowBytes
    return isTooLarge ? null : { start: this.start, end }
  }
}
