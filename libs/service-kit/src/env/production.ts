import type { RawEnv } from './schema.js'

/** What a production start refuses. Each stand-in can be allowed by name, so that nobody runs one by accident. */
export const productionProblems = (env: RawEnv): string[] => {
  if (env.NODE_ENV !== 'production') return []
  const allowed = new Set(env.ALLOW_IN_PRODUCTION)
  const problems: string[] = []
  if (!env.OPENAI_API_KEY && !allowed.has('sample-analyser'))
    problems.push('OPENAI_API_KEY: missing; or allow sample-analyser in ALLOW_IN_PRODUCTION')
  if (!env.STRIPE_SECRET_KEY && !allowed.has('test-checkout'))
    problems.push('STRIPE_SECRET_KEY: missing; or allow test-checkout in ALLOW_IN_PRODUCTION')
  if (!env.SMTP_URL && !allowed.has('file-mail'))
    problems.push('SMTP_URL: missing; or allow file-mail in ALLOW_IN_PRODUCTION')
  if (!env.KEYS_FILE) problems.push('KEYS_FILE: missing; production does not make its own keys')
  if (!env.PUBLIC_ORIGIN) problems.push('PUBLIC_ORIGIN: missing')
  else if (!env.PUBLIC_ORIGIN.startsWith('https://')) problems.push('PUBLIC_ORIGIN: must begin with https://')
  if (env.RESTORE_CONFIRMATION === 'none')
    problems.push(
      'RESTORE_CONFIRMATION: "none" opens a profile by its code alone and is refused in production',
    )
  return problems
}
