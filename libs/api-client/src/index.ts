export { createApiClient, type ApiClient, type ApiClientOptions } from './transport/client'
export type { AskedConfirmation } from './transport/confirming'
export {
  ApiError,
  isApiError,
  NetworkError,
  ProfileChangedError,
  TimeoutError,
  type FieldProblem,
} from './transport/errors'
export { failureInWords, type FailureWords } from './transport/failure-in-words'
export { idempotent, newId } from './transport/idempotency'
export { createQueryClient } from './queries/query-client'
export { queryKeys } from './queries/query-keys'
export { invalidateAfter, staleAfter, type Change } from './queries/stale-after'
export type { ApiBody, ApiData } from './transport/types'
export { deviceTimeZone } from './transport/time-zone'
export { unwrap } from './transport/unwrap'
