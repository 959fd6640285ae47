/** Lines of the process log. */
export const POLICY_MESSAGES = {
  notAnnounced: (seconds: number) => `the policy versions could not be announced; next try in ${seconds} s`,
} as const
