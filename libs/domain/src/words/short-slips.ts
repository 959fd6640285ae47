/**
 * Short words whose slips are written out: letters that changed places, one left out, one too many. A rule for them would
 * take "fish" for "wish", "ill" for "kill" and "olive" for "live".
 */
const SLIPS: Readonly<Record<string, string>> = {
  wish: 'wsh wsih wihs whish wissh wiish wisg',
  want: 'wnat watn wnt wantt wamt wanr qant',
  kill: 'kil klil kll kiill kilk kikl',
  dead: 'daed deda ded deead deaad',
  live: 'liev lvie livve',
  life: 'lief lfie liffe liife',
  hurt: 'hrut hutr hrt hurtt hirt',
  harm: 'hamr hrm harrm',
  pain: 'pian apin painn',
  jump: 'jmup jupm jummp',
  hang: 'hnag hagn hangg',
  rope: 'roep rpoe',
  gone: 'goen gnoe',
  wake: 'waek wkae',
  pill: 'pil pll',
  burn: 'bunr brun burrn',
  legs: 'lesg lges',
  calf: 'claf cafl',
  keep: 'kepe kep keeo',
  self: 'slef sefl',
}

/** The word that a slip of a short word stands for. */
export const SHORT_SLIPS: ReadonlyMap<string, string> = new Map(
  Object.entries(SLIPS).flatMap(([word, slips]) => slips.split(' ').map((slip) => [slip, word] as const)),
)
