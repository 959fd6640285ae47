import { describe, expect, it } from '@jest/globals'
import { EnvError } from './env-error.js'
import { parseEnv } from './read-env.js'

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
    expect(env.services).toHaveLength(6)
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

  it('keeps releases as objects where the store, its address and a key are named, and says what is missing', () => {
    const whole = {
      RELEASE_STORE: 's3://releases/gastric/buddy/',
      RELEASE_STORE_ENDPOINT: 'https://s3.example.com',
      RELEASE_STORE_KEY: 'id:secret:with/colon',
    }
    expect(parseEnv({ DATABASE_URL, ...whole }).releaseObjects).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'us-east-1',
      bucket: 'releases',
      prefix: 'gastric/buddy',
      keyId: 'id',
      secret: 'secret:with/colon',
    })
    const kept = parseEnv({ DATABASE_URL, ...whole }, '/srv').releaseStore
    expect(kept).toBe('/srv/.data/release-store')
    expect(parseEnv({ DATABASE_URL, RELEASE_STORE: 'there' }, '/srv').releaseStore).toBe('/srv/there')
    expect(parseEnv({ DATABASE_URL, RELEASE_STORE: 'there' }).releaseObjects).toBeNull()
    const missing = problemsOf({ RELEASE_STORE: 's3://releases' })
    for (const name of ['RELEASE_STORE_ENDPOINT', 'RELEASE_STORE_KEY'])
      expect(missing).toContain(`${name}: missing`)
    for (const store of ['s3://', 's3://A/b', 's3://releases/../x y', 'S3://releases'])
      expect(problemsOf({ ...whole, RELEASE_STORE: store })).toContain('RELEASE_STORE: must be')
  })

  it('asks for mail confirmation as soon as mail can be sent', () => {
    expect(parseEnv({ DATABASE_URL, SMTP_URL: 'smtp://mail:25' }).restoreConfirmation).toBe('email')
  })

  it('names what is broken beside what production refuses, and each variable once', () => {
    const problems = problemsOf({ NODE_ENV: 'production', DATABASE_URL: '', PUBLIC_ORIGIN: 'x', PORT: '0' })
    const names = problems.split('\n').map((line) => line.split(':')[0])
    expect([...names].sort()).toEqual([
      'DATABASE_URL',
      'KEYS_FILE',
      'OPENAI_API_KEY',
      'PORT',
      'PUBLIC_ORIGIN',
      'SMTP_URL',
      'STRIPE_SECRET_KEY',
    ])
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

    const real = {
      ...production,
      KEYS_FILE: '/run/secrets/keys.json',
      PUBLIC_ORIGIN: 'https://app.example.com',
      OPENAI_API_KEY: 'k',
      OPENAI_BASE_URL: 'https://ai.example.com/v1',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      STRIPE_API_BASE: 'https://stripe.example.com',
      OPEN_FOOD_FACTS_URL: 'https://world.openfoodfacts.org',
      SMTP_URL: 'smtps://mail',
    }

    it.each([
      ['STRIPE_WEBHOOK_SECRET', '', 'no-stripe-webhook'],
      ['STRIPE_WEBHOOK_SECRET', ' , ', 'no-stripe-webhook'],
      ['OPENAI_BASE_URL', 'http://ollama:11434/v1', 'http-openai'],
      ['OPENAI_BASE_URL', 'HTTP://ollama:11434/v1', 'http-openai'],
      ['STRIPE_API_BASE', 'http://stripe.example.com', 'http-stripe'],
      ['OPEN_FOOD_FACTS_URL', 'http://world.openfoodfacts.org', 'http-food-facts'],
    ])('refuses %s=%s, unless it is allowed by name', (name, value, allowance) => {
      expect(problemsOf(real)).toBe('')
      const problems = problemsOf({ ...real, [name]: value })
      expect(problems.split('\n')).toHaveLength(1)
      expect(problems).toContain(`${name}: `)
      expect(problems).toContain(allowance)
      expect(problemsOf({ ...real, [name]: value, ALLOW_IN_PRODUCTION: allowance })).toBe('')
    })

    it('asks nothing of providers that are not in use', () => {
      expect(
        problemsOf({ ...allowed, OPENAI_BASE_URL: 'http://ollama/v1', STRIPE_API_BASE: 'http://x' }),
      ).toBe('')
    })

    it('sends no mail in clear, unless that is allowed by name', () => {
      const tls = (more: NodeJS.ProcessEnv) => parseEnv({ DATABASE_URL, ...more }).mail.requireTls
      expect(tls({ ...real, SMTP_URL: 'smtp://mail:587' })).toBe(true)
      expect(tls({ ...real, ALLOW_IN_PRODUCTION: 'smtp-without-tls' })).toBe(false)
      expect(tls({ SMTP_URL: 'smtp://mail:587' })).toBe(false)
    })
  })
})
