import { situation } from '@gb/service-kit'
import { OPERATOR_SCAN_MESSAGES } from './messages.js'

/** The person has used no such scan, or has it back already. */
export class NoSuchUsedScan extends situation('not_found', OPERATOR_SCAN_MESSAGES.notThere) {}
