import { describe, expect, it } from '@jest/globals'
import { isRecord } from './is-record.js'

describe(isRecord.name, () => {
  it.each([[{}], [{ name: 'scan' }], [JSON.parse('{"__proto__":null}')]])('is %j', (value: unknown) =>
    expect(isRecord(value)).toBe(true),
  )

  it.each([[null], [undefined], [[]], [[{}]], ['{}'], [3], [true]])('is not %j', (value: unknown) =>
    expect(isRecord(value)).toBe(false),
  )
})
