import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '../workspace/workspace.mjs'
import { COMMANDS, textOf, yamlOf } from './files.mjs'

const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** All that a pattern finds on the pages, each with its page. */
const said = (pattern) =>
  PAGES.flatMap((page) => [...textOf(page).matchAll(pattern)].map((match) => ({ page, match })))

const strange = (found, isKnown) =>
  found.filter(({ match }) => !isKnown(match)).map(({ page, match }) => `${page}: ${match[0]}`)

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
}).split('\n')

const { scripts } = JSON.parse(textOf('package.json'))
const compose = yamlOf('docker-compose.yml')[0].services

describe('what the pages tell somebody to type', () => {
  it('is a command that there is', () => {
    const found = said(/npm run (?:-s )?([a-z]\w*(?::\w+)*)/g)
    expect(found.length).toBeGreaterThan(50)
    expect(strange(found, ([, name]) => name in scripts)).toEqual([])
  })

  it('has words that the command of operators and the one of releases know', () => {
    const usage =
      textOf('services/gateway/src/operator-command.ts') + textOf('libs/config/run/lib/release/words.mjs')
    const words = new Set(
      [...usage.matchAll(/npm run (operator|release) -- (\w+)/g)].map(([, of, word]) => `${of} ${word}`),
    )
    const found = said(/npm run (operator|release) -- ([a-z]+)/g)
    expect(found.length).toBeGreaterThan(10)
    expect(strange(found, ([, of, word]) => words.has(`${of} ${word}`))).toEqual([])
  })

  it('asks for scopes that there are', () => {
    const scopes = textOf('libs/service-kit/src/contracts/operator.port.ts')
    const found = said(/--scope ([a-z:,-]+)/g)
    expect(found.length).toBeGreaterThan(2)
    expect(
      strange(found, ([, list]) => list.split(',').every((scope) => scopes.includes(`'${scope}'`))),
    ).toEqual([])
  })

  it('runs in containers that the compose file has, by commands that the image has', () => {
    const found = said(/docker compose (?:--profile ([\w-]+) )?(?:exec|run --rm) ([\w-]+)(?: ([a-z-]+))?/g)
    expect(found.length).toBeGreaterThan(0)
    const isKnown = ([, profile, service, command]) =>
      service in compose &&
      (profile === undefined || compose[service].profiles?.includes(profile)) &&
      (command === undefined ||
        compose[service].image !== 'gastric-buddy' ||
        existsSync(join(ROOT, COMMANDS, command)))
    expect(strange(found, isKnown)).toEqual([])
  })
})

describe('a test that a page names', () => {
  it('is there', () => {
    const found = said(/`(\w[\w./-]*\.(?:test|e2e)\.(?:tsx?|mjs))`/g)
    expect(found.length).toBeGreaterThan(200)
    expect(strange(found, ([, name]) => files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
  })
})
