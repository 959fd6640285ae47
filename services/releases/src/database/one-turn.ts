import { statement } from '@gb/service-kit'

/** Lets one transaction after the other go on that changes what of any remote is in force. */
export const oneTurn = statement(
  'rollout_one_turn',
  `SELECT pg_advisory_xact_lock(hashtext('releases.rollout'))`,
)
