import type { ApiData } from '@gb/api-client'

/** An announcement for everybody. */
export type Announcement = ApiData<'/api/announcements'>['announcements'][number]
