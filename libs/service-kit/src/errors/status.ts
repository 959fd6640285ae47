import type { ErrorCode } from '@gb/domain'

/** HTTP status and short title of every error code. Total on purpose: a new code does not compile without one. */
export const ERROR_STATUS: Record<ErrorCode, { status: number; title: string }> = {
  invalid_input: { status: 400, title: 'Invalid input' },
  malformed_json: { status: 400, title: 'Malformed JSON' },
  invalid_image: { status: 400, title: 'Invalid image' },
  no_session: { status: 401, title: 'No session' },
  premium_required: { status: 402, title: 'Premium required' },
  total_limit_reached: { status: 402, title: 'Scan limit reached' },
  not_yours: { status: 403, title: 'Not yours' },
  consent_required: { status: 403, title: 'Consent required' },
  consent_outdated: { status: 403, title: 'Consent outdated' },
  forbidden_origin: { status: 403, title: 'Forbidden origin' },
  not_found: { status: 404, title: 'Not found' },
  invalid_or_expired_code: { status: 404, title: 'Invalid or expired code' },
  conflict: { status: 409, title: 'Conflict' },
  initial_entry_protected: { status: 409, title: 'Initial entry protected' },
  gone: { status: 410, title: 'Gone' },
  too_large: { status: 413, title: 'Too large' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type' },
  idempotency_mismatch: { status: 422, title: 'Idempotency key reused' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Internal error' },
  provider_failed: { status: 502, title: 'Provider failed' },
  unavailable: { status: 503, title: 'Unavailable' },
  provider_unavailable: { status: 503, title: 'Provider unavailable' },
  provider_timeout: { status: 504, title: 'Provider timeout' },
}
