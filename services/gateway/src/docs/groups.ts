import type { OpenAPIObject } from '@nestjs/swagger'

/** The groups of a page, each with a sentence. */
export type Groups = NonNullable<OpenAPIObject['tags']>

const inOrder = (groups: Record<string, string>): Groups =>
  Object.entries(groups).map(([name, description]) => ({ name, description }))

/** The groups of everybody's page, in the order in which somebody new needs them. */
export const PUBLIC_GROUPS = inOrder({
  consent: 'Nothing is kept without it: give all four first, then make a profile.',
  profile: 'The person: made once, changed whenever the body or the plan does.',
  session: 'Who is signed in here, on which devices, and how somebody proves that it is them.',
  restore: 'Getting back in: by code and e-mail, or from a browser that is signed in.',
  passkeys: 'Getting back in with a finger or a face instead of a code.',
  tokens: 'Personal tokens, with which scripts and shortcuts of a person read and log for them.',
  helpers: "Somebody at a person's side, who sees what the person chose and may log it for them.",
  home: 'All that Home shows today, in one answer.',
  fluids: 'What was drunk, and what is still to drink today.',
  weight: 'Weights and the way to the goal.',
  vitamins: 'Vitamins and minerals that were taken, with hints of spacing.',
  mood: 'Mood, energy and what was written beside them.',
  milestone: 'What was reached and felt, beyond the scale.',
  recovery: 'How the first days after surgery were, one entry a day.',
  food: 'Meals, photos of plates, the food table and the goals of a day.',
  concerns: 'What the logs are concerned about, the most urgent first.',
  reminders: 'Reminders on devices and in the calendar.',
  insights: 'Trends, scores and the projection of a period.',
  report: 'A report for the care team, as PDF or FHIR.',
  premium: 'Courses, plans, recipes and messages to the creator.',
  billing: 'Packages, checkout and the subscription.',
  content: 'Texts that everybody may read.',
  'my data': 'Taking everything along, bringing it back, taking a consent back, and deleting it all.',
  health: 'Whether this process runs and may get requests.',
  'front end': 'What pages load, and what they report when they fail.',
})

/** The groups of the operators' page, in the order of their work. */
export const OPERATOR_GROUPS = inOrder({
  you: 'Who you are here: the name of your token, what it may do, and until when.',
  people: 'Begin here with somebody who asks for help: find them, look, see their consents, give a new code.',
  'check-ins': 'Messages that wait for an answer, overdue first, with the last days beside them.',
  'private data': 'What people keep, their downloads and their deletions. Never without a reason.',
  scans: 'Photos that failed, scans to give back, and what the AI costs.',
  billing: 'Packages and prices, promo codes, premium by hand, refunds that are open.',
  content: 'Texts with their drafts and versions, and notes that everybody sees.',
  releases: 'The remotes: publish, pin, canary, one step back, take out; their settings and flags.',
  operation: 'Health, figures, and work that waits or failed.',
  access: 'The tokens of operators, and the log of what was done with them.',
})

const VERBS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** With these somebody new begins, so they stand first in their groups. */
const FIRST_PATHS = ['/api/user-consent', '/api/profile', '/api/operator/people/search']

const inWalkingOrder = (paths: OpenAPIObject['paths']): OpenAPIObject['paths'] => {
  const places = Object.fromEntries(
    [...FIRST_PATHS, ...Object.keys(paths)].map((path) => [path, paths[path]]),
  )
  return Object.fromEntries(Object.entries(places).flatMap(([path, item]) => (item ? [[path, item]] : [])))
}

/** The document with its groups, but for those that none of its calls is in. */
export const grouped = (document: OpenAPIObject, groups: Groups): OpenAPIObject => {
  const calls = Object.values(document.paths).flatMap((item) => VERBS.map((verb) => item[verb]))
  const used = new Set(calls.flatMap((call) => call?.tags ?? []))
  return {
    ...document,
    paths: inWalkingOrder(document.paths),
    tags: groups.filter(({ name }) => used.has(name)),
  }
}
