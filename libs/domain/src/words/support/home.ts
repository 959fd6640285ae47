import type { Phrase } from '../pattern.js'

const WITH_WHOM =
  'husband|hubby|wife|boyfriend|bf|girlfriend|partner|fiance|spouse|ex|stepdad|stepfather|dad|father|stepmom|mom|mother|son|brother'
const PAREJA = 'marido|esposo|esposa|novio|novia|pareja|ex|papa|padrastro|hijo'

/**
 * Somebody at home who hits, threatens, forces or shuts in; and being afraid of them. After the kinds of intimate partner
 * violence of the CDC and the questions of the HITS screener (hurt, insulted, threatened, screamed at). Source: health-rules 9b.18.
 */
export const HOME: readonly Phrase[] = [
  `he|she|him|they|${WITH_WHOM} ~3 {hits} ~1 me|us`,
  `he|she|${WITH_WHOM} ~3 {hits} ~4 and ~1 then? me`,
  `he|she|${WITH_WHOM} ~3 drinks|drunk|angry|mad ~4 {hits}|hurts|violent`,
  `he|she|${WITH_WHOM} ~2 screams|screamed|screaming|yells|yelling|throws|threw|throwing ~2 at|things|plates|dishes|stuff ~6 me|and|again|every`,
  'hand|hands ~2 around|on|over ~1 my neck|throat|mouth',
  `hide|hiding|hid|lock|locked ~1 myself? ~4 from|when|because|until ~2 he|she|him|her|${WITH_WHOM} ~4 drinks|drunk|hits|mad|angry|yells|screams|rage|rages|violent|him|her`,
  `walk|walking on eggshells ~4 he|she|him|her|home|house|${WITH_WHOM}`,
  `he|she|${WITH_WHOM} ~3 hurts|hurt|hurting ~1 me ~3 ^feelings|say|saying|words|help?`,
  `he|she|${WITH_WHOM} ~2 spits|spat|tracks|follows|stalks|stalking ~2 me|phone`,
  `he|she|${WITH_WHOM} ~2 calls|called ~1 me ~1 fat|worthless|stupid|ugly|disgusting|pig`,
  `he|she|${WITH_WHOM} ~2 pulled|pulls|yanked ~1 my hair|arm`,
  `he|she|${WITH_WHOM} ~3 will|would|ll|gonna|going|wants ~1 to? kill|shoot|hurt|beat me`,
  `he|she|${WITH_WHOM} ~1 says|said ~2 will|would|ll|hell|shell ~1 kill|shoot|hurt|beat ~1 me`,
  `live|living|lives|married|marriage ~1 with|to ~1 an? ~1 violent|abusive|controlling|abuser ~1 man|woman|person|${WITH_WHOM}?`,
  `he|she|${WITH_WHOM} ~3 threatened|threatens|threatening ~2 to? ~1 take ~1 the|my|our kids|children|baby|son|daughter`,
  `{afraid} ~1 of|about ~1 what|how ~1 he|she|${WITH_WHOM} ~1 will|would|might|can|could? do|does|reacts|react|gets`,
  `he|she|${WITH_WHOM} ~2 bites|bit|scratches|scratched|stabbed|burnt|pinned ~4 me`,
  `he|she|${WITH_WHOM} ~2 makes|made ~1 me ~1 sleep ~2 floor|garage|car|outside`,
  `he|she|${WITH_WHOM} ~4 locks|locked|padlocked ~2 fridge|refrigerator|pantry|kitchen`,
  `he|she|${WITH_WHOM} ~3 forced|forces|forcing ~1 me|himself|herself ~1 on|to ~1 sex|me|bed`,
  `he|she|${WITH_WHOM} ~3 threatened|threatens|threatening ~2 to? ~1 kill|hurt|shoot|beat|me|us`,
  `he|she|${WITH_WHOM} ~3 locks|locked|traps|trapped ~1 me`,
  `he|she|${WITH_WHOM} ~3 takes|took|hides|hid|keeps|controls ~1 my phone|keys|money|paycheck|insulin|medicine|medication|pills|passport`,
  `he|she|${WITH_WHOM} ~1 {not} let|lets ~1 me ~1 leave|go|eat|out|see|talk`,
  `he|she|${WITH_WHOM} ~2 is|gets|got|becomes|was|turns ~1 abusive|violent|physical`,
  `abusive ~1 husband|boyfriend|partner|relationship|marriage|ex|wife|home|household|man|girlfriend`,
  'domestic|family|intimate|partner ~1 violence|abuse',
  `{afraid} ~1 of ~1 my? ${WITH_WHOM}`,
  '{afraid} ~1 to ~1 be|go ~1 home ~1 with|to him|her',
  `{afraid} ~1 {partner} ~1 will|gonna|going|might ~2 {hits}|kill|hurt ~1 me?`,
  '{not} ~1 feel|am|im? safe ~1 at|in home|house',
  'unsafe ~1 at|in ~1 my? home|house',
  `bruise|bruises|bruised|eye ~4 from|by|because ~1 of? ~1 my? him|her|${WITH_WHOM}`,
  `${PAREJA} ~2 me ~1 {pega}`,
  `me {pega} ~2 mi? ${PAREJA}`,
  `miedo ~1 a|de|al ~1 mi? ${PAREJA}`,
  'violencia ~1 domestica|intrafamiliar|genero|machista|hogar|casa',
]

/** Games, news and helping hands. */
export const HOME_BUT_NOT: readonly Phrase[] = [
  'beat|beats|beating me ~1 at|to|in|there|home',
  'hit|hits|hitting me up|with|like|that',
  'pushed|pushes|pushing me ~1 to|through|around|harder|in|forward',
  'kicked|kicks|kicking me ~1 awake|under|from|inside|at',
  'grabbed|grabs me ~1 a|some|coffee|water|dinner|lunch',
  'slapped|slaps me ~1 high|on|five',
  'burned|burns me ~1 a|dinner|some',
  'choked|chokes me ~1 up',
  'baby|toddler|kitten|cat|dog|puppy|horse|goat|grandson|bump ~3 {hits} ~1 me',
  'movie|show|film|book|game|chess|cards|dream|dreamed|dreamt|nightmare|karate|boxing|sparring ~8 {hits} ~1 me',
  '{hits} me ~5 movie|show|film|book|game|chess|cards|karate|boxing|sparring|uno|scrabble|race',
  'hurt|hurts my feelings|back|knee|shoulder',
  'screaming|yelling|screamed at ~2 the|tv|game|screen|traffic',
  'hides|hide|hid|hiding ~2 snacks|candy|chocolate|cookies|gifts|presents|eggs',
  `{not} ~1 {hits} ~1 me`,
]
