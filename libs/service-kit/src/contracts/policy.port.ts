/** Version and SHA-256 (hex) of a published text. */
export interface PolicyVersion {
  version: string
  sha256: string
}

/** The texts that a consent refers to. */
export interface PolicyVersions {
  privacyPolicy: PolicyVersion
  terms: PolicyVersion
}

/** Learns which policy texts are in force. Owned by profile, whose consent ledger names them; called by content. */
export abstract class PolicyPort {
  /** Tells the texts now in force. Telling the same twice changes nothing. */
  abstract announce(versions: PolicyVersions): Promise<void>
}
