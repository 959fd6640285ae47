export { createApiClient, deviceTimeZone, type ApiClient, type ApiClientOptions } from './client'
export type { AskedConfirmation } from './confirming'
export {
  ApiError,
  isApiError,
  NetworkError,
  ProfileChangedError,
  TimeoutError,
  type FieldProblem,
} from './errors'
export { idempotent, newId } from './idempotency'
export { createQueryClient } from './query-client'
export { queryKeys } from './query-keys'
export { createRecordStore, type RecordStore } from './sealed-store/record-store'
export { invalidateAfter, staleAfter, type Change } from './stale-after'
export type { ApiBody, ApiData } from './types'
export { unwrap } from './unwrap'
