import { situation } from '@gb/service-kit'

/** Browsers reported as much in this minute as is taken. */
export class EnoughReported extends situation('too_many_requests', 'Enough was reported for now.', {
  retryAfterSeconds: 60,
}) {}
