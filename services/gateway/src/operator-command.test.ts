import { describe, expect, it } from '@jest/globals'
import { readOperatorCommand, UsageError } from './operator-command.js'

describe(readOperatorCommand.name, () => {
  it('takes scopes repeated or with commas, once each', () => {
    expect(
      readOperatorCommand([
        'create',
        '--name',
        ' Olga ',
        '--scope',
        'audit:read,tokens:admin',
        '--scope',
        'audit:read',
      ]),
    ).toEqual({
      action: 'create',
      name: 'Olga',
      scopes: ['audit:read', 'tokens:admin'],
      days: 30,
      remotes: null,
    })
  })

  it('limits what a token ships to the remotes that are named, and to nothing that ships nothing', () => {
    const create = (...words: string[]) => readOperatorCommand(['create', '--name', 'Scan team', ...words])
    const ships = ['--scope', 'releases:write']
    expect(create(...ships, '--remote', 'mfe-scan,mfe-notes', '--remote', 'mfe-scan')).toMatchObject({
      remotes: ['mfe-scan', 'mfe-notes'],
    })
    expect(() => create(...ships, '--remote', 'scan')).toThrow('a name like mfe-scan')
    expect(() => create(...ships, '--remote', '')).toThrow('a name like mfe-scan')
    const many = Array.from({ length: 21 }, (_, at) => `mfe-r${at}`).join(',')
    expect(() => create(...ships, '--remote', many)).toThrow('at most 20')
    expect(() => create('--scope', 'ops:read', '--remote', 'mfe-scan')).toThrow('releases:write')
  })

  it('wants a name that can be seen', () => {
    expect(() => readOperatorCommand(['create', '--name', '\u200b', '--scope', 'audit:read'])).toThrow(
      UsageError,
    )
  })

  it('understands the walk along the audit log', () => {
    expect(readOperatorCommand(['verify'])).toEqual({ action: 'verify' })
  })

  it.each([
    ['nothing', []],
    ['an unknown word', ['destroy']],
    ['an unknown option', ['list', '--force']],
    ['no name', ['create', '--scope', 'audit:read']],
    ['no scope', ['create', '--name', 'Olga']],
    ['an unknown scope', ['create', '--name', 'Olga', '--scope', 'everything']],
    ['a life over 90 days', ['create', '--name', 'Olga', '--scope', 'audit:read', '--days', '91']],
    ['revoke without id', ['revoke']],
  ])('refuses %s', (_name, args) => {
    expect(() => readOperatorCommand(args)).toThrow(UsageError)
  })
})
