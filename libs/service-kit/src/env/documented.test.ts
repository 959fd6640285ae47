import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { OPERATOR_SCOPES } from '../contracts/operator.port.js'
import { schema } from './schema.js'

const page = (name: string) => readFileSync(resolve(process.cwd(), 'docs', name), 'utf8')

describe('docs/configuration.md', () => {
  it('names every variable that is read, and no other', () => {
    const documented = [...page('configuration.md').matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name)
    expect(documented.sort()).toEqual(Object.keys(schema.shape).sort())
  })
})

describe('docs/operators.md', () => {
  it('says of every scope what it opens', () => {
    const rows = page('operators.md').matchAll(/^\|(( `[a-z-]+:[a-z]+`)+) +\|/gm)
    const scopes = [...rows].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    )
    expect(scopes.sort()).toEqual([...OPERATOR_SCOPES].sort())
  })
})
