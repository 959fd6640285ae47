import type { Phrase } from '../pattern.js'

const UP =
  '{vomit}|coughing|coughed|cough|spitting|spit|spat|bring|bringing|brought|coming|came|hacked|hacking'

/** Blood that comes up or out. Source: clinical 6.1, row "911". */
export const VOMITING_BLOOD: readonly Phrase[] = [
  `${UP} ~8 {blood}`,
  `${UP} ~8 red|maroon|pink|pinkish|crimson|reddish`,
  '{vomit} ~4 is|was|looks|looked|be|came|turned|its ~2 black|brown|dark|blackish',
  '{vomit} ~5 black|dark|brown|rusty ~2 streaks|streaked|specks|stuff|clots|liquid|bits|chunks|grainy|gunk|fluid|flecks',
  'sink|toilet|bowl|bucket ~5 red|blood ~2 streaks|specks|clots|drops',
  'red ~3 {vomit}',
  'stuff|liquid|what ~4 {vomit}|brought|up ~4 black|red|brown|maroon',
  '{blood} ~5 {vomit}|vomitus|barf',
  'blood ~1 coming|came|come|comes|pouring|dripping ~4 mouth|me|throat|up',
  'bleeding|blood ~3 mouth|throat ~5 {vomit}',
  '{vomit}|brought|bringing|spit|spat|it ~8 coffee ground|grounds|grinds|granules',
  `${UP} ~8 like|of|looks|looked|resembles ~2 coffee`,
  'coffee ground|grounds|grinds ~4 {vomit}',
  'red|dark|pink|bloody|black {vomit}',
  '{vomita}|escupi|escupo|escupiendo|tosi|tosiendo|expulse ~6 {sangre}',
  '{vomita}|escupi ~5 negro|negra|rojo|roja|posos|asientos|borra|cuncho|rojizo|rosado|oscuro|oscura',
  '{vomita}|escupi|expulse ~6 cafe molido|quemado|oscuro',
  '{vomita}|parece ~4 posos|asientos|borra|granos|como|color|parece|parecia ~2 cafe',
  '{sangre} ~5 {vomita}|boca',
  'hematemesis',
  '{blood} ~6 {vomit}|threw|gagged|retched',
  'red|blood ~4 toilet|sink|bowl|bucket|bag ~5 {vomit}',
  '{vomit} ~8 dark|black|brown ~2 lumps|lump|bits|clots|chunks|jelly',
  'gagged|gagging|burped|burping|heaved|hiccuped ~6 {blood}',
  'eche|echo|echando|boto|bote|botando|sale|salio ~3 sangre ~3 boca|vomitar|garganta',
  'blood|clots ~2 came|come|coming ~1 out|up ~4 mouth|when|vomit|stomach',
]

export const BLACK_STOOL: readonly Phrase[] = [
  'black|tarry|tar|bloody|blood|maroon|blackish|pitch|jet|inky ~3 {stool}',
  '{stool} ~6 black|tarry|tar|bloody|blood|maroon|blackish|inky|coal|bleeding',
  '{stool} ~4 sticky|dark ~2 sticky|tarry|black|stinks|red|shiny',
  'dark|sticky ~1 tarry|sticky|maroon|red ~2 {stool}',
  'black ~3 tarry|tar|sticky ~2 ^road|driveway|rice|roof|sauce?',
  'tarry|melena',
  'bathroom|went|poop|pooped|wiped|insides|loo|passing|passed|pass|restroom|pooping|shit|shitting|shat ~6 {blood}|tarry',
  'bathroom|loo|poop|pooped|restroom|number ~8 black|tarry|maroon',
  '{blood} ~4 toilet|wipe|wiped|wiping|rectum|butt|stool|bottom|anus|rectal|paper|tissue|bum|ass|behind|poo|poop|rear|diarrhea',
  'rectal bleeding',
  '{heces} ~5 {negro}|{sangre}',
  '{negro}|{sangre} ~4 {heces}',
  '{sangre} ~4 recto|ano|papel|limpiarme|limpie|trasero|inodoro|excusado|escusado|taza|culo',
  'hago|hice|haciendo|salio|obre ~3 {negro}|{sangre}',
  'toilet|toliet ~5 red|crimson',
  'runs|diarrhea|diarrhoea|trots ~5 black|bloody|tarry|blood',
  'poops|poop|poo|pooh|stools|stool|bowels ~5 dark ~3 oil|tar|coal|coffee|ink|night',
  'black|tarry pooh|runs|trots',
  'pooh ~3 black|bloody|tarry',
  'blood ~2 each|every|when|whenever ~2 time? ~2 go|poop|wipe|bathroom|went|strain',
  'apesta|huele|chapopote|alquitran ~4 {negro}|heces|popo',
  'negro ~2 apesta|huele|pegajoso',
]
