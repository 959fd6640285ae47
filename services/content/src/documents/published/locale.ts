/** The one language of the shipped texts; part of every document's key, so that others can stand beside it. */
export const LOCALE = 'en-US'
