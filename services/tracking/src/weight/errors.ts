import { situation } from '@gb/service-kit'
import { WEIGHT_MESSAGES } from './messages.js'

/** The first weight stands for the profile and cannot be deleted. */
export class InitialWeightProtected extends situation(
  'initial_entry_protected',
  WEIGHT_MESSAGES.initialProtected,
) {}
