import { withoutFrames } from '../body/frames.js'
import { COMMON, FILLERS, NEGATIONS, TURNS } from '../fillers.js'
import { WordMatcher } from '../matcher.js'
import { wordsOf } from '../text.js'
import { DRINK, DRINK_BUT_NOT } from './drink.js'
import { HOME, HOME_BUT_NOT } from './home.js'

/** What somebody may need a listening ear for that is neither a crisis nor the body. Source: health-rules 9b.18. */
export const SUPPORT_NEEDS = ['home', 'drink'] as const
export type SupportNeed = (typeof SUPPORT_NEEDS)[number]

const GROUPS = {
  not: 'not|dont|doesnt|didnt|cant|cannot|couldnt|wont|wouldnt|never|isnt|arent|havent|hasnt|no|nunca|unable',
  partner: 'he|she|husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad|father|son',
  hits: 'hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punched|punches|punching|kick|kicked|kicks|kicking|choke|choked|chokes|choking|strangle|strangled|strangles|shove|shoved|shoves|shoving|push|pushed|pushes|pushing|grab|grabbed|grabs|drag|dragged|drags|rape|raped|rapes|burned|burns|threw',
  afraid: 'afraid|scared|terrified|frightened|fear',
  pega: 'pega|pego|pegaba|pegado|golpea|golpeo|golpeado|maltrata|maltrato|amenaza|amenazo|ahorca|ahorco|empuja|empujo|viola|violo|patea|pateo|encierra|encerro|cachetea',
  alcohol:
    'wine|beer|beers|vodka|whiskey|whisky|tequila|rum|gin|bourbon|liquor|booze|alcohol|drunk|brandy|scotch|seltzers|cocktails|vino|cerveza|trago|tragos|ron',
  nobody: 'nobody|noone|none',
  water: 'water|fluids|coffee|tea|milk|soda|liquids|enough',
}

const HOME_RULES = { butNot: HOME_BUT_NOT, families: HOME }
const DRINK_RULES = { butNot: DRINK_BUT_NOT, families: DRINK }

const matcherOf = (need: SupportNeed): WordMatcher<SupportNeed> => {
  const { butNot, families } = need === 'home' ? HOME_RULES : DRINK_RULES
  return new WordMatcher<SupportNeed>({
    groups: GROUPS,
    order: [need],
    families: { home: [], drink: [], [need]: families },
    butNot,
    fillers: FILLERS,
    negations: NEGATIONS,
    turns: TURNS,
    common: COMMON,
  })
}

// What takes one of them away says nothing of the other.
const matchers: Partial<Record<SupportNeed, WordMatcher<SupportNeed>>> = {}
const tellsOf = (need: SupportNeed, text: string): boolean => {
  const matcher = (matchers[need] ??= matcherOf(need))
  return matcher.find(wordsOf(text)).families.length > 0
}

/**
 * Whether a text tells of being hurt or afraid at home, or of drinking to cope. It works on the device, offline; the text goes
 * nowhere, and the server does not look. At home somebody else is who it is about, so that no frame takes it away.
 * Source: health-rules 9b.18.
 */
export const supportNeeds = (text: string): SupportNeed[] =>
  SUPPORT_NEEDS.filter((need) => tellsOf(need, need === 'home' ? text : withoutFrames(text)))
