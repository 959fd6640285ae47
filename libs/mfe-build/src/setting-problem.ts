import type { SettingProblemOf } from '@gb/domain'
import { Ajv } from 'ajv'

/** Holds a value to the JSON Schema of its setting, as the server will. */
export const settingProblemOf: SettingProblemOf = (schema, value) => {
  try {
    const validate = new Ajv({ strict: true }).compile(schema)
    if (validate(value)) return null
    const [error] = validate.errors ?? []
    return { path: error?.instancePath ?? '', message: error?.message ?? 'does not fit' }
  } catch (error) {
    // What is no schema fits nothing.
    return { path: '', message: `cannot be judged: ${error instanceof Error ? error.message : 'no schema'}` }
  }
}
