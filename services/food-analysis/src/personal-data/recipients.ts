import type { Env, Recipient } from '@gb/service-kit'

const OPENAI = 'https://api.openai.com/v1'
const OPEN_FOOD_FACTS = 'openfoodfacts.org'

/** Who gets the photos of meals, as it is set up now. */
export const analyzerRecipient = (openai: Env['openai']): Recipient => {
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
    what: 'The photo, made smaller and without its place and time, and which meal it is. No name, no e-mail and no user_id. Only with your consent. If you let the sheet of your clinic be read: the photo or PDF of it with all that stands on it, also a name.',
    where: host,
    howLong: own
      ? 'OpenAI may keep what is sent for up to 30 days to detect abuse, and does not train with it. We keep no photo.'
      : 'As that service says. We keep no photo.',
  }
}

/** Who is asked about the number under a barcode, as it is set up now. */
export const productRecipient = (baseUrl: Env['openFoodFactsUrl']): Recipient => {
  if (baseUrl === undefined)
    return {
      name: 'No product service',
      purpose: 'Finding packaged foods by their barcode.',
      what: 'Nothing: no product service is connected.',
      where: 'Nowhere.',
      howLong: 'Nothing is kept.',
    }
  const { hostname } = new URL(baseUrl)
  const own = hostname === OPEN_FOOD_FACTS || hostname.endsWith(`.${OPEN_FOOD_FACTS}`)
  return {
    name: own ? 'Open Food Facts' : `Product service at ${hostname}`,
    purpose: 'Finding packaged foods by their barcode.',
    what: 'The number under the barcode. Our server asks, so it learns nothing about you or your device.',
    where: hostname,
    howLong: 'As that service says. Nothing of it names you.',
  }
}
