import type { Phrase } from '../pattern.js'

/** Bleeding that is heavy or does not stop, from wherever. Source: health-rules 9b.2. */
export const BLEEDING: readonly Phrase[] = [
  'bleeding|bled|bleed ~3 heavily|heavy|lot|alot|bad|badly|nonstop|everywhere|profusely|through|thru|uncontrollably',
  'heavy|heavily|severe|massive|nonstop ~1 bleeding',
  '{not} ~1 stop|stopped|quit ~1 the? ~1 bleeding|bleed',
  '{not} ~1 get|make|getting ~1 the? ~1 bleeding|blood ~1 to? stop|slow',
  'bleeding|bleed|blood|nosebleed ~6 {not} ~1 stop|stopping|quit|slow',
  'soaking|soaked|soak|filling|filled|fill ~3 pad|pads|towel|towels|tampon|tampons|bandage|dressing|gauze',
  'blood ~2 pouring|gushing|everywhere|spurting|running',
  'gushing|pouring ~1 blood',
  'puddle|pool|puddles ~1 of blood',
  '{wound}|cut|cuts ~4 gushing|gushes|gushed|spurting|spurts',
  'pad|pads|towel|towels|bandage|dressing|gauze ~2 soaked|drenched ~3 ^sweat|water|milk|broth|rain?',
  'hemorrhage|hemorrhaging|haemorrhaging|hemorrhaged|hemorragia',
  'sangro|sangrando|sangra|sangre|sangrado ~3 muchisimo|demasiado|abundante|fuerte|bastante|chorros',
  'no ~1 para|deja|paro ~1 de? sangrar|sangrando|sangre',
]

/** What cannot wait in a pregnancy, at any week. Source: health-rules 9b.2, 9b.7. */
export const PREGNANCY: readonly Phrase[] = [
  '{pregnant} ~8 {bleeds}',
  '{bleeds} ~8 {pregnant}',
  '{pregnant} ~8 {pain} ~6 {bad}|floor|bent|doubled|hours|minutes',
  'positive ~1 test|tests ~8 {bleeds}',
  '{pregnant} ~8 contractions|contracting',
  'contractions ~8 {pregnant}',
  '{pregnant} ~8 no ~1 movement|movements|kicks|kicking|moving',
  'embarazada|embarazo ~8 dolor|dolores|contracciones|contraccion ~4 fuerte|fuertes|minutos|horrible|insoportable|{vientre}',
  'rompi|rompio|rompieron ~2 fuente|aguas|bolsa',
  'miscarrying|miscarry',
  'having|having|think|maybe|possible|probably|might|fear|scared ~4 miscarriage|miscarage|miscarraige ~4 ^ago|last|in|before?',
  '{not} ~1 felt|feel|feeling|feels ~4 baby ~3 move|moving|kick|kicking|kicks|movement|today|since|yesterday|all',
  'baby ~1 {not} ~1 moved|moving|kicked|kicking|move|kick',
  'baby ~1 stopped|quit moving|kicking',
  'water broke',
  'my waters|water broke|breaking|broken',
  'bebe ~2 no|ni ~2 mueve|siento|patea',
  'no ~2 siento ~4 bebe ~3 moverse|mueve|patear|patadas|desde',
  'aborto espontaneo|natural',
]
