import type { Env, Recipient } from '@gb/service-kit'

const OPENAI = 'https://api.openai.com/v1'

/** Who gets the photos of meals, as it is set up now. */
export const analyserRecipient = (openai: Env['openai']): Recipient => {
  if (!openai)
    return {
      name: 'No AI service',
      purpose: 'Analyzing photos of meals.',
      what: 'Nothing: no AI service is connected, and every result is a sample.',
      where: 'Nowhere.',
      howLong: 'Nothing is kept.',
    }
  const host = new URL(openai.baseUrl ?? OPENAI).host
  const own = host === new URL(OPENAI).host
  return {
    name: own ? 'OpenAI' : `AI service at ${host}`,
    purpose: 'Analyzing photos of meals.',
    what: 'The photo, made smaller and without its place and time, and which meal it is. No name, no e-mail and no user_id. Only with your consent.',
    where: host,
    howLong: own
      ? 'OpenAI may keep what is sent for up to 30 days to detect abuse, and does not train with it. We keep no photo.'
      : 'As that service says. We keep no photo.',
  }
}
