import type { ApiData } from '@gb/api-client'

/** The two policies of the product. */
export type PolicyKind = 'privacy' | 'terms'

export type Policy = ApiData<'/api/privacy-policy'>
export type PolicySection = Policy['sections'][number]
