import { situation } from '@gb/service-kit'
import { TOKEN_MESSAGES } from './messages.js'

/** The person has as many tokens as we keep of one. */
export class TokensFull extends situation('conflict', TOKEN_MESSAGES.full) {}
/** The person has no token of the id. */
export class NoSuchPersonalToken extends situation('not_found', TOKEN_MESSAGES.noSuch) {}
/** A session asks what only a token can. */
export class NoTokenShown extends situation('not_found', TOKEN_MESSAGES.noToken) {}
