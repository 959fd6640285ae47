import { withoutFrames } from '../body/frames.js'
import { isBrief } from '../brief.js'
import { Cues } from '../cues/cues.js'
import { COMMON, FILLERS, NEGATIONS, TURNS } from '../fillers.js'
import { type Found, WordMatcher } from '../matcher.js'
import { normalized, type Written, wordsIn } from '../text.js'
import { alike, isNamed } from './alike.js'
import { DRINK, DRINK_BUT_NOT } from './drink.js'
import { HOME, HOME_BUT_NOT } from './home.js'
import { SUPPORT_CUES } from './learned.js'
import { SUPPORT_NEEDS, type SupportNeed } from './needs.js'

export { SUPPORT_NEEDS, type SupportNeed } from './needs.js'

const GROUPS = {
  not: 'not|dont|doesnt|didnt|cant|cannot|couldnt|wont|wouldnt|never|isnt|arent|havent|hasnt|no|nunca|unable',
  partner: 'he|she|husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad|father|son',
  them: 'he|she|hes|shes|him|her|husband|hubby|wife|boyfriend|bf|gf|girlfriend|partner|fiance|spouse|ex|stepdad|stepfather|dad|father|stepmom|son|brother|roommate',
  ellos: 'marido|esposo|esposa|novio|novia|pareja|ex|papa|padrastro|hijo',
  hits: 'hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punched|punches|punching|kick|kicked|kicks|kicking|choke|choked|chokes|choking|strangle|strangled|strangles|shove|shoved|shoves|shoving|push|pushed|pushes|pushing|grab|grabbed|grabs|drag|dragged|drags|rape|raped|rapes|burned|burns|threw',
  afraid: 'afraid|scared|terrified|frightened|fear',
  pega: 'pega|pego|pegaba|pegado|golpea|golpeo|golpeado|maltrata|maltrato|amenaza|amenazo|ahorca|ahorco|empuja|empujo|viola|violo|patea|pateo|encierra|encerro|cachetea|pegan|golpean|agarra|agarro|jalonea|jaloneo|patean|ahorcar|pegarme|golpearme|cacheteo|empujon',
  alcohol:
    'wine|wines|beer|beers|vodka|whiskey|whisky|tequila|rum|gin|bourbon|liquor|booze|alcohol|drunk|brandy|scotch|seltzers|cocktail|cocktails|margarita|margaritas|mimosas|martini|martinis|sangria|champagne|prosecco|mezcal|hennessy|cognac|moonshine|rose|merlot|chardonnay|whiteclaw|shots|vino|vinos|cerveza|cervezas|trago|tragos|ron|licor|chelas|aguardiente|copas|ginebra',
  drinks: 'drink|drinks|drinking|drank|{alcohol}',
  tomar: 'tomo|bebo|tomando|bebiendo|tomar|beber|tome|bebi|tomarme|tomado|bebido',
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

// Chosen on sentences that were kept apart. The cues learned from few that are meant among many that are not, so that odds of one in
// six to ten say much where a drink, or somebody, is named at all. No phrase is doubted: an offer is one press to close.
const CUES_SPEAK: Readonly<Record<SupportNeed, number>> = { home: -1.8, drink: -2.3 }
const CUES_SPEAK_UNNAMED = 1
/** A shorter text says too little for the lower odds. */
const FEWEST_WORDS = 7
const CUES_SPEAK_BESIDE = 3

// What takes one of them away says nothing of the other.
const matchers: Partial<Record<SupportNeed, WordMatcher<SupportNeed>>> = {}
let cues: Cues<SupportNeed> | undefined

const phrasesOf = (need: SupportNeed, words: readonly Written[]): Found<SupportNeed> =>
  (matchers[need] ??= matcherOf(need)).find(words)

/** What the cues hear in a text in which no phrase was found. */
const isHeard = (need: SupportNeed, words: readonly Written[], hasLeftOut: boolean): boolean => {
  cues ??= new Cues(SUPPORT_CUES)
  const read = alike(words)
  const { score, kind } = cues.hear(read)
  const least = read.length >= FEWEST_WORDS && isNamed(need, read) ? CUES_SPEAK[need] : CUES_SPEAK_UNNAMED
  return score > (hasLeftOut ? CUES_SPEAK_BESIDE : least) && kind() === need
}

/**
 * Whether a text tells of being hurt or afraid at home, or of drinking to cope: by phrases, and where none is found by cues that
 * were learned. It works on the device, offline; the text goes nowhere, and the server does not look. At home somebody else is
 * who it is about, so that no frame takes it away. Source: health-rules 9b.18, decision 53.
 */
export const supportNeeds = (text: string): SupportNeed[] => {
  const normal = normalized(text)
  const told = SUPPORT_NEEDS.map((need) => {
    const words = wordsIn(need === 'home' ? normal : withoutFrames(normal))
    return { need, words, ...phrasesOf(need, words) }
  })
  const found = told.filter(({ families }) => families.length > 0)
  const heard =
    found.length > 0 || isBrief(text)
      ? found
      : told.filter(({ need, words, hasLeftOut }) => isHeard(need, words, hasLeftOut))
  return heard.map(({ need }) => need)
}
