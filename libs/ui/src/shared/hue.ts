/** One hue per log; `accent` is the app's own. */
export type Hue = 'accent' | 'fluids' | 'weight' | 'vitamins' | 'mood' | 'food'

/** What a message means; always shown with an icon and words as well. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

/** The value of `data-hue` that colors a tone (see tokens.css). */
export const hueOfTone = (tone: Tone) => (tone === 'info' ? 'accent' : tone)
