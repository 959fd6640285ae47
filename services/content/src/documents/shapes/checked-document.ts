import type { FieldError } from '@gb/service-kit'

/** A document whose parts refer to each other: what its fields alone cannot tell is asked of it once they are right. */
export abstract class CheckedDocument {
  /** What does not fit together; nothing when it may be published. */
  abstract faults(): FieldError[]
}
