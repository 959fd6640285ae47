import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { OPERATOR_SCOPES } from '../ports/operator.port.js'
import { schema } from './schema.js'

const readme = readFileSync(resolve(process.cwd(), 'README.md'), 'utf8')
const table = readme.slice(readme.indexOf('## Variables'), readme.indexOf('## Health information'))
const documented = [...table.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name)

describe('the table of variables in the README', () => {
  it('names every variable that is read, and no other', () => {
    expect([...documented].sort()).toEqual(Object.keys(schema.shape).sort())
  })
})

describe('the table of scopes in the README', () => {
  it('says of every scope what it opens', () => {
    const console_ = readme.slice(readme.indexOf('## The operators'), readme.indexOf('## The drawing'))
    const scopes = [...console_.matchAll(/^\|(( `[a-z-]+:[a-z]+`)+) +\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    )
    expect([...scopes].sort()).toEqual([...OPERATOR_SCOPES].sort())
  })
})
