/** What the address asked for at startup. At most one field per purpose; an incomplete pair counts as absent. */
export interface AddressParameters {
  /** `?user_id=&email=`: open this profile here. */
  adopt: { userId: string; email: string } | null
  /** `?restore=`: a profile code. */
  restoreCode: string | null
  /** `?payment=success&session_id=`: back from the payment page. */
  paidSessionId: string | null
  /** `?source=pwa`: opened from the home screen. It changes how the app looks and grants nothing. */
  fromHomeScreen: boolean
}

// `recreate` was a shortcut for one person. It would open somebody's profile by its address, so it is only removed.
const OURS = ['user_id', 'email', 'restore', 'payment', 'session_id', 'source', 'recreate']

/** Reads our parameters and takes them out of the address, without a new history entry. */
export function takeAddressParameters(location: Location, history: History): AddressParameters {
  const query = new URLSearchParams(location.search)
  const parameters = readParameters(query)
  if (OURS.some((name) => query.has(name))) {
    for (const name of OURS) query.delete(name)
    const rest = query.toString()
    history.replaceState(
      history.state,
      '',
      location.pathname + (rest === '' ? '' : `?${rest}`) + location.hash,
    )
  }
  return parameters
}

function readParameters(query: URLSearchParams): AddressParameters {
  const userId = query.get('user_id')
  const email = query.get('email')
  return {
    adopt: userId !== null && userId !== '' && email !== null && email !== '' ? { userId, email } : null,
    restoreCode: query.get('restore') || null,
    paidSessionId: (query.get('payment') === 'success' && query.get('session_id')) || null,
    fromHomeScreen: query.get('source') === 'pwa',
  }
}
