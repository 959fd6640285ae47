import { ApiError, isApiError, NetworkError, TimeoutError } from '@gb/api-client'
import { CONSENT_PURPOSES, type ConsentPurpose, type ErrorCode } from '@gb/domain'

/** The free scans are used up, in the words and numbers of the server. */
export interface LimitFailure {
  readonly kind: 'limit'
  readonly message: string
  readonly scansUsed: number
  readonly totalLimit: number
}

/** Why an analysis gave no result. No scan is used by any of them. */
export type ScanFailure =
  | LimitFailure
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network' }
  | { readonly kind: 'consent'; readonly purpose: ConsentPurpose | null; readonly isOutdated: boolean }
  /** `detail`: a sentence of the server that helps the person; null when it has none. */
  | { readonly kind: 'other'; readonly detail: string | null }

/** Codes whose message tells the person something beyond "try again". */
const EXPLAINED: ErrorCode[] = [
  'provider_failed',
  'provider_unavailable',
  'unavailable',
  'invalid_image',
  'too_large',
  'too_many_requests',
]

/** Sorts what an analysis threw into what a person can do about it. */
export function failureOf(error: unknown): ScanFailure {
  if (error instanceof TimeoutError || isApiError(error, 'provider_timeout')) return { kind: 'timeout' }
  if (error instanceof NetworkError) return { kind: 'network' }
  if (isApiError(error, 'consent_required', 'consent_outdated')) return consentFailure(error)
  if (isApiError(error, 'total_limit_reached')) return limitFailure(error)
  return { kind: 'other', detail: isApiError(error, ...EXPLAINED) ? error.message : null }
}

const consentFailure = (error: ApiError): ScanFailure => ({
  kind: 'consent',
  purpose: CONSENT_PURPOSES.find((purpose) => purpose === error.extra.purpose) ?? null,
  isOutdated: error.code === 'consent_outdated',
})

const limitFailure = ({ message, extra }: ApiError): LimitFailure => {
  const totalLimit = numberOr(extra.total_limit, 0)
  return { kind: 'limit', message, scansUsed: numberOr(extra.scans_used, totalLimit), totalLimit }
}

const numberOr = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback)
