import { describe, expect, it } from '@jest/globals'
import { EnvError, parseEnv } from './env.js'

const DATABASE_URL = 'postgres://gb@127.0.0.1:5432/gb'

const problemsOf = (source: NodeJS.ProcessEnv): string => {
  try {
    parseEnv({ DATABASE_URL, ...source })
    return ''
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
}

describe(parseEnv.name, () => {
  it('has a default for everything but the database', () => {
    const env = parseEnv({ DATABASE_URL })
    expect(env.port).toBe(3000)
    expect(env.publicOrigin).toBe('http://localhost:3000')
    expect(env.services).toHaveLength(5)
    expect(env.openai).toBeNull()
    expect(env.freeScanLimit).toBe(3)
    expect(env.restoreConfirmation).toBe('none')
  })

  it('names every broken variable at once', () => {
    const problems = problemsOf({
      PORT: 'abc',
      FREE_SCAN_LIMIT: '-1',
      PUBLIC_ORIGIN: 'http://x/path',
      REMOTES: '{',
    })
    for (const name of ['PORT', 'FREE_SCAN_LIMIT', 'PUBLIC_ORIGIN', 'REMOTES'])
      expect(problems).toContain(`${name}: `)
  })

  it('treats an empty variable as unset, except SERVICES, which then hosts none', () => {
    const env = parseEnv({ DATABASE_URL, PORT: '', OPENAI_API_KEY: '', SERVICES: '' })
    expect(env.port).toBe(3000)
    expect(env.openai).toBeNull()
    expect(env.services).toEqual([])
  })

  it('asks for mail confirmation as soon as mail can be sent', () => {
    expect(parseEnv({ DATABASE_URL, SMTP_URL: 'smtp://mail:25' }).restoreConfirmation).toBe('email')
  })

  describe('in production', () => {
    const production = { NODE_ENV: 'production' }
    const allowed = {
      ...production,
      ALLOW_IN_PRODUCTION: 'sample-analyser, test-checkout, file-mail',
      KEYS_FILE: '/run/secrets/keys.json',
      PUBLIC_ORIGIN: 'https://app.example.com',
    }

    it('refuses every stand-in by the name of the missing variable', () => {
      const problems = problemsOf(production)
      for (const name of ['OPENAI_API_KEY', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'KEYS_FILE', 'PUBLIC_ORIGIN'])
        expect(problems).toContain(`${name}: `)
    })

    it('starts with stand-ins that are allowed by name', () => {
      expect(parseEnv({ DATABASE_URL, ...allowed }).restoreConfirmation).toBe('email')
    })

    it('refuses cookies without https and codes without confirmation', () => {
      expect(problemsOf({ ...allowed, PUBLIC_ORIGIN: 'http://app.example.com' })).toContain('PUBLIC_ORIGIN: ')
      expect(problemsOf({ ...allowed, RESTORE_CONFIRMATION: 'none' })).toContain('RESTORE_CONFIRMATION: ')
    })
  })
})
