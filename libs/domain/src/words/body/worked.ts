import type { Phrase } from '../pattern.js'

/** Both, and not one of them: a clot is in one leg. */
const BOTH_LEGS = 'legs|thighs|quads|calves|hamstrings|glutes|shins'
const WORKED =
  'sore|aching|ache|aches|achy|hurt|hurts|hurting|jelly|jello|dead|burning|burn|burns|tired|wobbly|shaking|stiff|killing'
const ONE_LEG = 'one|left|right|swollen|swelling|swelled|hot|red|lump|warm'
const TRAINING = '{effort}|stairs|walk|walking|walked|miles|steps|leg|squat|hills|garden|gardening'

/** Muscles that worked, both of them; one leg that is hot, red or swollen is heard. Source: health-rules 6.1. */
export const WORKED_LEGS: readonly Phrase[] = [
  // A joint that stairs or the weather make sore; a clot is swollen, hot or red.
  'knee|knees ~2 hurt|hurts|hurting|ache|aches|sore|stiff|pain|achy ~3 from|on|after|with|when ~4 stairs|steps|kneeling|squats|walking|running|rain|weather|arthritis ~6 ^swollen|red|hot|warm|calf?',
  `leg|squat|squats|glute|lower day|workout ~6 ^${ONE_LEG}? ~6 ${BOTH_LEGS}|body|muscles|im|walking|stairs ~3 ${WORKED} ~6 ^${ONE_LEG}?`,
  `^${ONE_LEG} ${BOTH_LEGS} ~3 ${WORKED} ~4 ^${ONE_LEG}? ~4 after|from|since|because ~4 ${TRAINING} ~6 ^${ONE_LEG}?`,
  `^${ONE_LEG} ${WORKED} ${BOTH_LEGS} ~3 ^${ONE_LEG}? ~3 after|from|since|because ~4 ${TRAINING} ~6 ^${ONE_LEG}?`,
  `miles|steps|hike|hiked|squats|lunges|stairs ~4 ^${ONE_LEG}? ~6 ${BOTH_LEGS} ~2 ${WORKED}|noodles|toast|shot ~6 ^${ONE_LEG}?`,
  // One muscle after sport, and both legs that a flight or a hot day made heavy and that are well again.
  `^hot|red|swollen leg|calf|thigh|quad|hamstring|shin ~1 muscle|muscles ~2 tight|stiff|sore ~2 from|after ~3 {effort}|yoga|pilates|dancing|stretching ~6 ^swollen|red|hot|warm|one?`,
  `^${ONE_LEG} legs|ankles|feet ~2 swollen|swelling|puffy ~3 ^one|left|right? ~8 flight|drive|heat|salt ~6 both ~4 fine|better|normal|gone|down ~3 after|now|today|by ~4 ^one|left|right|hot|red|calf?`,
]
