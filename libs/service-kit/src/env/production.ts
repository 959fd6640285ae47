import type { ALLOWED_IN_PRODUCTION, RawEnv } from './schema.js'

type Allowance = (typeof ALLOWED_IN_PRODUCTION)[number]

/** Something that production runs only with when it is allowed by name. */
interface Refusal {
  name: Allowance
  problem: string
  applies: (env: RawEnv) => boolean
}

const isPlain = (url: string | undefined): boolean => url?.toLowerCase().startsWith('http:') ?? false

const REFUSALS: Refusal[] = [
  {
    name: 'sample-analyser',
    problem: 'OPENAI_API_KEY: missing',
    applies: (env) => !env.OPENAI_API_KEY,
  },
  {
    name: 'test-checkout',
    problem: 'STRIPE_SECRET_KEY: missing',
    applies: (env) => !env.STRIPE_SECRET_KEY,
  },
  { name: 'file-mail', problem: 'SMTP_URL: missing', applies: (env) => !env.SMTP_URL },
  {
    name: 'no-stripe-webhook',
    problem: 'STRIPE_WEBHOOK_SECRET: missing, so that payments would be noticed up to an hour late',
    applies: (env) => env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_WEBHOOK_SECRET.length === 0,
  },
  {
    name: 'http-openai',
    problem: 'OPENAI_BASE_URL: photos would travel without encryption; must begin with https://',
    applies: (env) => env.OPENAI_API_KEY !== undefined && isPlain(env.OPENAI_BASE_URL),
  },
  {
    name: 'http-stripe',
    problem: 'STRIPE_API_BASE: payments would travel without encryption; must begin with https://',
    applies: (env) => env.STRIPE_SECRET_KEY !== undefined && isPlain(env.STRIPE_API_BASE),
  },
  {
    name: 'http-food-facts',
    problem: 'OPEN_FOOD_FACTS_URL: must begin with https://',
    applies: (env) => isPlain(env.OPEN_FOOD_FACTS_URL),
  },
]

/** What a production start refuses. Each stand-in can be allowed by name, so that nobody runs one by accident. */
export const productionProblems = (env: RawEnv): string[] => {
  if (env.NODE_ENV !== 'production') return []
  const problems = REFUSALS.filter(
    ({ name, applies }) => !env.ALLOW_IN_PRODUCTION.includes(name) && applies(env),
  ).map(({ name, problem }) => `${problem}; or allow ${name} in ALLOW_IN_PRODUCTION`)
  if (!env.KEYS_FILE) problems.push('KEYS_FILE: missing; production does not make its own keys')
  if (!env.PUBLIC_ORIGIN) problems.push('PUBLIC_ORIGIN: missing')
  else if (!env.PUBLIC_ORIGIN.startsWith('https://')) problems.push('PUBLIC_ORIGIN: must begin with https://')
  if (env.RESTORE_CONFIRMATION === 'none')
    problems.push(
      'RESTORE_CONFIRMATION: "none" opens a profile by its code alone and is refused in production',
    )
  return problems
}
