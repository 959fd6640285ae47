import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { schema } from './schema.js'

const readme = readFileSync(resolve(process.cwd(), 'README.md'), 'utf8')
const table = readme.slice(readme.indexOf('## Variables'), readme.indexOf('## Health information'))
const documented = [...table.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name)

describe('the table of variables in the README', () => {
  it('names every variable that is read, and no other', () => {
    expect([...documented].sort()).toEqual(Object.keys(schema.shape).sort())
  })
})
