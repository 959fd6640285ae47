import { situation } from '@gb/service-kit'
import { REMINDERS_MESSAGES } from './messages.js'

/** No reminder was due since yesterday. */
export class NothingToSnooze extends situation('not_found', REMINDERS_MESSAGES.nothingToSnooze) {}

/** No device of the person is known to push to. */
export class NoDeviceToRemind extends situation('not_found', REMINDERS_MESSAGES.noDevice) {}

/** No push service took the test. */
export class ReminderNotReached extends situation('provider_unavailable', REMINDERS_MESSAGES.notReached) {}
