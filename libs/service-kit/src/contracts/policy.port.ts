import { z } from 'zod'
import { call, nothing } from './call.js'

const policyVersion = z.object({
  version: z.string(),
  /** Hex. */
  sha256: z.string(),
})

const policyVersions = z.object({ privacyPolicy: policyVersion, terms: policyVersion })

/** Version and SHA-256 of a published text. */
export type PolicyVersion = z.output<typeof policyVersion>

/** The texts that a consent refers to. */
export type PolicyVersions = z.output<typeof policyVersions>

/** Learns which policy texts are in force. Owned by profile, whose consent ledger names them; called by content. */
export abstract class PolicyPort {
  /** Tells the texts now in force. Telling the same twice changes nothing. */
  abstract announce(versions: PolicyVersions): Promise<void>
}

export const POLICY_CALLS = { announce: call(z.tuple([policyVersions]), nothing) }
