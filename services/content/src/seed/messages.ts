/** Lines of the process log. */
export const SEED_MESSAGES = {
  published: (slugs: readonly string[]) => `published: ${slugs.join(', ')}`,
  changedInPlace: (slug: string, version: string) =>
    `seed/${slug}.json differs from the published version ${version}; give it a new version to publish it`,
  notAnnounced: (seconds: number) => `the policy versions could not be announced; next try in ${seconds} s`,
} as const
