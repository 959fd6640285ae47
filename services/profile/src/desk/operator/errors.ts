import { OPERATOR_REFUSALS, situation } from '@gb/service-kit'

/** The path names a person that nobody is. */
export class NoSuchPerson extends situation('not_found', OPERATOR_REFUSALS.nobody) {}
/** The token is not there, or revoked already. */
export class NoSuchToken extends situation(
  'not_found',
  'There is no such token, or it is revoked already.',
) {}
