import type { ValueTransformer } from 'typeorm'

/** For a `numeric` column: the driver answers its text, the entity says the number. */
export const NUMERIC: ValueTransformer = {
  from: (stored: string | null) => (stored === null ? null : Number(stored)),
  to: (value: number | null) => value,
}
