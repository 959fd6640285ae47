import type { Section } from './section'

/** All of premium, in the order of the screen. A feature exports its section from its folder; here is the list. */
export const SECTIONS: readonly Section[] = []
