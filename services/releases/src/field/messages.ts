/** Sentences of the reports of browsers; a person never reads them. */
export const FIELD_MESSAGES = {
  enough: 'Enough was reported for now.',
} as const
