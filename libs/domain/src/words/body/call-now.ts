import type { Phrase } from '../pattern.js'

/** What the surgeon's line is called for, day or night. Source: clinical 6.1, row "Call the surgeon now". */
export const CANNOT_DRINK: readonly Phrase[] = [
  '{not} ~2 keep|hold|keeping|kept|holding|stomach|get|keepin|tolerate|kep|hld ~4 down|anything|water|liquids|fluids|sip|sips',
  '{not} ~1 keep|hold|tolerate|stomach|swallow|drink|sip|get ~3 water|liquids|liquid|fluids|fluid|anything|sip|broth|sips',
  '{drink} ~4 {not} ~2 stay|staying|stays|go|going|stayed|stayin|keep down|in',
  'nothing|nothin|nada|zero ~2 stay|stays|staying|stayed|goes|going|keeps|kept|stayin ~1 down|in',
  '{drink}|sip|even ~4 comes|come|came|coming|shoots|back|goes ~2 up|back ~1',
  '{vomit} ~3 every|each|all|any|whatever|up ~3 sip|drink|water|fluids|liquid|swallow|everything|anything|liquids|drop',
  '{vomit} ~2 water|liquids|fluids|liquid',
  '{not} ~1 able ~2 drink|keep|sip|hold|swallow ~3',
  '{not} ~2 drank|drunk|drink|had|kept|keep|sipped|drinking ~2 anything|water|fluids|liquids|drop|sip ~4 since|yesterday|day|days|all|today|hours|down|for',
  '{not} ~1 had ~2 water|fluid|fluids|drop|sip|drink ~4 since|yesterday|days|hours|day',
  'water|sip|sips|liquid|liquids ~4 makes|make|making me ~2 vomit|throw|sick|puke|gag|barf',
  'stuck ~3 water|liquids|sip|even',
  'no ~2 retengo|retener|aguanto|tolero|pasa|mantener|tolerar|tomar|paso|puedo|baja|queda|detengo|pasar|aguanta|entra ~4 agua|liquidos|nada|liquido|sorbo|caldo|traguito|adentro',
  'agua|liquidos|nada|todo|sorbo|traguito ~4 vomito|vomitar|devuelvo|regresa|regreso|queda|sale|arrojo',
  'vomito|devuelvo|regreso|arrojo ~2 todo|hasta|cualquier ~3 agua|liquido|tomo|trago|bebo',
  'no ~1 se me queda|nada',
]

export const VOMITING_LONG: readonly Phrase[] = [
  '{vomit} ~5 since|for|all|over|last|past|every|whole|entire|nonstop|constantly|continuously|straight|through|from ~4 {time}',
  '{vomit} ~4 hours|hrs|nonstop|yesterday|constantly|days|overnight|continuously|nonstop',
  '{vomit} ~3 non stop',
  '{vomit} ~4 # ~2 hours|hrs|times|days|x|hr|h|hour',
  '{vomit} ~4 {number} ~1 hours|times|days|hrs',
  '# ~1 hours|hrs|days|times|hr ~4 {vomit}',
  'all|since|yesterday|hours|days|overnight|whole|past|last|nonstop ~5 {vomit}',
  '{not} ~2 stop|quit|stopped ~2 {vomit}',
  '{vomit} ~4 {not} ~2 stop|stopped|stopping|quit|let|ease',
  'keep|kept|keeps {vomit} ~6 since|hours|all|yesterday|times|days|day|night|now|today',
  'vomiting|puking|puke|vomited|threw|barfing|throwing ~6 again|still|times|sixth|fifth|tenth ~1 today|tonight|now',
  'still {vomit}',
  'been {vomit} all|up|since|for',
  'vomitando|vomito|vomitos|vomite|devolviendo|vomitado|vomitar|arrojando|vomitanto|guacareando ~5 desde|horas|dia|dias|noche|ayer|parar|todo|toda|veces|seguido|manana|madrugada',
  'horas|ayer|dias|llevo|toda|anoche|madrugada|todo ~5 vomitando|vomito|devolviendo|vomitos|arrojando|vomitado|vomitar',
  'no ~2 dejo|paro|para|parar|puedo|deja|dejado|parado|paran|dejar ~3 vomitar|vomitando|vomitos|vomito|devolver',
]

export const FEVER: readonly Phrase[] = [
  'fever|temp|temperature|fevr ~4 #',
  'fever|feverish|fevers ~5 chills|pain|incision|shaking|sweating|wound|surgery|shoulder|stomach|belly|night|hours|wont|today|since|days|red|high|broke|breaking',
  'have|running|got|spiked|spiking|high|has|with|woke|developed|ran|and|low ~2 fever|temperature|temp|fevr ~1 ^dreams|dream',
  'chills|shivering|shaking ~3 fever|sweats|sweating',
  'burning up',
  'fiebre|calentura|temperatura ~4 #|escalofrios|alta|dolor|tengo|herida|noche|desde',
  'tengo|con|subio|dio|mucha ~2 fiebre|calentura',
]

export const NO_URINE: readonly Phrase[] = [
  '{not} ~3 peed|pee|peeing|urinated|urinate|urine|urinating|pissed|wee|piss ~4',
  '{not} ~2 gone|been ~2 pee|bathroom ~3 hours|today|day|since',
  'pee|urine|urin|wee|piss ~4 dark|brown|tea|amber|orange|cola|coke|syrup|rust|darker|iced',
  'dark|brown|amber|tea|orange|cola ~2 pee|urine|urin|wee',
  'barely|hardly|little ~2 peed|pee|peeing|urine|urinating|pissing',
  'no ~2 orinado|orino|orinar|pipi|orina',
  'orina|pipi|orino ~3 oscura|oscuro|cafe|naranja|oscurita',
]

export const WOUND: readonly Phrase[] = [
  'pus|oozing|puss|weeping|leaking|draining|smelly|discharge|infected|opened|opening|gaping|split|foul|yellow|green ~5 incision|incisions|wound|wounds|stitches|scar|cut|hole|site|drain|stitch|port',
  'incision|incisions|wound|wounds|stitches|stitch|site|port ~5 pus|oozing|puss|weeping|leaking|draining|smells|open|opened|infected|spreading|opening|redness|split|red|hot|green|yellow|gaping|bleeding|foul|popped|discharge',
  'herida|heridas|incision|puntos|cicatriz|puntada ~4 pus|abierta|abrio|supura|infectada|infectado|roja|abrieron|huele|sangra|caliente|abierto|abriendo|rojo|supurando|liquido',
  'pus ~3 herida|incision|puntos',
]
