/** The documents of the public part, by name; also the names of their seed files. */
export const DOCUMENT_SLUGS = [
  'health-tips',
  'recommended-vitamins',
  'about-creator',
  'encouragements',
  'privacy-policy',
  'terms-of-service',
] as const

export type DocumentSlug = (typeof DOCUMENT_SLUGS)[number]
