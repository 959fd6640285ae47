import { type DeclaredSetting, type SettingProblem, type SettingProblemOf } from '@gb/domain'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'

/** Schemas come with releases: as many are remembered as remotes can declare together, and a bit more. */
const MOST_KNOWN = 500

const known = new Map<string, ValidateFunction>()
const instance = () => new Ajv({ strict: true })
let ajv = instance()

const validatorOf = (schema: DeclaredSetting): ValidateFunction => {
  const text = JSON.stringify(schema)
  const before = known.get(text)
  if (before) return before
  if (known.size >= MOST_KNOWN) {
    known.clear()
    // An instance keeps something of all that it ever compiled.
    ajv = instance()
  }
  const validate = ajv.compile(schema)
  known.set(text, validate)
  return validate
}

const wordsOf = ({ message = 'does not fit', params }: ErrorObject): string => {
  const allowed: unknown = params.allowedValues
  return Array.isArray(allowed) ? `must be one of ${allowed.join(', ')}` : message
}

/** Holds a value to the JSON Schema of its setting. */
export const settingProblemOf: SettingProblemOf = (schema, value): SettingProblem | null => {
  try {
    const validate = validatorOf(schema)
    if (validate(value)) return null
    const [error] = validate.errors ?? []
    return error === undefined ? null : { path: error.instancePath, message: wordsOf(error) }
  } catch (error) {
    // What is no schema fits nothing.
    return { path: '', message: `cannot be judged: ${error instanceof Error ? error.message : 'no schema'}` }
  }
}
