/** The services by name; also the names of their schemas with `_` for `-`. */
export const SERVICE_NAMES = [
  'profile',
  'tracking',
  'food-analysis',
  'billing',
  'content',
  'releases',
] as const
export type ServiceName = (typeof SERVICE_NAMES)[number]
