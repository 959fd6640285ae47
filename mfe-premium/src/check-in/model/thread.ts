import type { ApiData } from '@gb/api-client'

/** Messages to the creator, newest first. */
export type Thread = ApiData<'/api/premium-checkin/{user_id}'>
export type Message = Thread['entries'][number]
