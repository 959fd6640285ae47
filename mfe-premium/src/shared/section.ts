import type { Deferred } from '@gb/mfe-contract'
import type { Hue, IconComponent } from '@gb/ui'

/** Where a section stands in the list. */
export const SECTION_GROUPS = ['numbers', 'eating', 'learning'] as const
export type SectionGroup = (typeof SECTION_GROUPS)[number]

const SECTION_IDS = [
  'analytics',
  'report',
  'meal-plans',
  'recipes',
  'templates',
  'supplement-guide',
  'courses',
  'check-in',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** Tells the id of a section from any other value. */
export const isSectionId = (value: unknown): value is SectionId => SECTION_IDS.some((id) => id === value)

/** Sections are drawn only for a person with premium. */
export interface SectionProps {
  userId: string
}

/** One part of premium. Its button opens a view of the same name; what is in it is downloaded and read then. */
export interface Section {
  id: SectionId
  group: SectionGroup
  icon: IconComponent
  hue: Hue
  /** Draws its cards; the frame draws the title and the way back. */
  view: Deferred<SectionProps>
}
