/** The documents that everybody may read. */
export const PUBLIC_SLUGS = [
  'health-tips',
  'recommended-vitamins',
  'about-creator',
  'encouragements',
  'privacy-policy',
  'terms-of-service',
] as const

/** The documents for everybody that can be read in every language. Of a policy the English is what is accepted: decision 162. */
export const SPOKEN_PAGES = [
  'health-tips',
  'recommended-vitamins',
  'about-creator',
  'privacy-policy',
  'terms-of-service',
] as const satisfies (typeof PUBLIC_SLUGS)[number][]

/** The courses, one document each. */
export const COURSE_SLUGS = [
  'course-advanced-nutrition',
  'course-mindful-eating',
  'course-exercise-progression',
  'course-creator-mentorship',
] as const

/** All documents, by name; also the names of their seed files. */
export const DOCUMENT_SLUGS = [
  ...PUBLIC_SLUGS,
  ...COURSE_SLUGS,
  'meal-planning-templates',
  'supplement-guide',
  'recipes',
  'meal-plans',
] as const

/** All documents that can be read in every language. */
export const SPOKEN_SLUGS = [
  ...SPOKEN_PAGES,
  'encouragements',
  'recipes',
  ...COURSE_SLUGS,
  'supplement-guide',
  'meal-planning-templates',
  'meal-plans',
] as const satisfies (typeof DOCUMENT_SLUGS)[number][]

export type SpokenPage = (typeof SPOKEN_PAGES)[number]
export type SpokenSlug = (typeof SPOKEN_SLUGS)[number]
export type DocumentSlug = (typeof DOCUMENT_SLUGS)[number]
