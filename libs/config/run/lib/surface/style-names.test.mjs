import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { compareSurfaces } from './compare.mjs'
import { neededStep } from './steps.mjs'
import { styleNames } from './style-names.mjs'

const CSS = `:root {
  /* --gb-old: once */
  --gb-space-1: 4px;
  --gb-bg: #fff;
}
:root[data-theme='dark'] { --gb-bg: #000; }
.card { padding: var(--gb-space-1); }
`

describe(styleNames.name, () => {
  let dir = ''
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'gb-style-names-'))
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  it('are those that a style sheet gives, each once and in order', () => {
    expect(styleNames(CSS)).toContain("= '--gb-bg' | '--gb-space-1';")
  })

  it.each([
    ['nothing for another value', '4px', '5px', null],
    ['a minor version for one more', '  --gb-bg: #fff;', '  --gb-bg: #fff;\n  --gb-ink: #000;', 'minor'],
    ['a major version for one that is gone', '  --gb-space-1: 4px;', '', 'major'],
    ['a major version for one that is called otherwise', '--gb-space-1:', '--gb-gap-1:', 'major'],
  ])('ask for %s', async (_, from, to, step) => {
    const texts = { before: styleNames(CSS), now: styleNames(CSS.replace(from, to)) }
    expect(neededStep(await compareSurfaces(dir, texts))).toBe(step)
  })
})
