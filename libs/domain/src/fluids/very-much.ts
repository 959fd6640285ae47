/**
 * Above it plain water may be too much, in oz. Apart from the notes, which Home can be without. Source: health-rules 2.4,
 * Flags.
 */
export const VERY_MUCH_FLUID_OZ = 128
