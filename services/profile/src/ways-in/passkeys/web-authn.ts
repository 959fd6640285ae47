const load = async () => {
  const [{ verifyAuthenticationResponse, verifyRegistrationResponse }, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = helpers

  /**
   * The same answer without what the maker of the device says about it. We trust no maker more than another, and
   * checking such a statement would fetch addresses that stand in it.
   */
  const withoutAttestation = (attestationObject: string): string => {
    const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
    const statement = new Map<string, string>()
    const parts: [string, string | Uint8Array | Map<string, string>][] = [
      ['fmt', 'none'],
      ['attStmt', statement],
      ['authData', authData],
    ]
    return isoBase64URL.fromBuffer(isoCBOR.encode(new Map(parts)))
  }
  return { verifyAuthenticationResponse, verifyRegistrationResponse, withoutAttestation }
}

let loaded: ReturnType<typeof load> | undefined

/** The library behind passkeys. It takes a second to load, so it comes with the first passkey and not at start. */
export const loadWebAuthn = (): ReturnType<typeof load> => (loaded ??= load())
