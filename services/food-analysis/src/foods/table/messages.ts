/** Lines of the process log. */
export const FOOD_TABLE_MESSAGES = {
  loaded: (version: string, foods: number) => `food table ${version} loaded: ${foods} foods`,
  changedInPlace: (version: string) =>
    `seed/foods differs from the loaded version ${version}; give version.json a new version to load it`,
} as const
