/** Lines of the process log. */
export const SEED_MESSAGES = {
  published: (slugs: readonly string[]) => `published: ${slugs.join(', ')}`,
  changedInPlace: (slug: string, version: string) =>
    `seed/${slug}.json differs from the published version ${version}; give it a new version to publish it`,
} as const
