import { isApiError } from '@gb/api-client'

/** Whether the server refused an entry only because the clock of this device is far off. */
export const isRefusedInstant = (error: unknown): boolean =>
  isApiError(error, 'invalid_input') &&
  error.fields.length > 0 &&
  error.fields.every(({ field }) => field === 'recorded_at')
