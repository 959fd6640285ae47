import type { Phrase } from '../pattern.js'

const TRIFLES =
  'food|takeout|junk|fast|shakes|meals|eggs|chicken|sugar|soda|snacking|coffee|oats|oatmeal|takeaway|dessert|cake|bread|chips'
const OTHERS =
  'brother|sister|cousin|friend|uncle|aunt|nephew|niece|neighbor|neighbour|coworker|colleague|classmate|boss|roommate|dad|mom|grandpa|teammate|student|someone|somebody|actor|singer'

/**
 * What was done or said by somebody else, what is asked of a risk, and big words over small things. Each asks for a word
 * that nobody uses of themselves in trouble. Source: health-rules 9b.1.
 */
export const OF_OTHERS: readonly Phrase[] = [
  `${OTHERS}|${OTHERS.replaceAll('|', 's|')}s ~3 tried|attempted|committed|commited|survived|died ~3 suicide|himself|herself ~10 ^follow|join|joined|same|too|myself|jealous|envy|next|understand|see|get|why|him?`,
  `${OTHERS} ~2 is|was|feels|felt|got|became suicidal`,
  'risk|risks|rate|rates|chance|odds ~1 of ~1 suicide|self|suicidal ~1 harm? ~5 ^me|tonight|myself|mine?',
  'she|he|daughter|son|kid|teen|teenager|friend|girl|boy|they|student|texts|text ~1 texted|wrote|writes|said|says|yelled|shouted|screamed|messaged|posted|jokes|joked ~2 i|im|id ~2 want|wanna|going|gonna|could ~1 to? die|kill|dead {self}? ~2 lol|haha|lmao|over|about|because ~8 ^me|us?',
  '{not} want|wanna|wanting to? live forever',
  '{not} want|wanna|wanting to? die ~1 i ~1 want|wanna|need|hope|plan ~2 see|be|watch|dance|hold|meet|grow|walk|travel|raise',
  'hurt|harm|kill|killing|hurting {self} ~1 again? with|by|over ~2 food|sugar|soda|lifting|gym|diet|diets|exercise|carbs|junk|stress',
  'hang|hanging|hung {self}? out|around ~1 with|at|in|tonight|today',
  `cant|cannot|wont ~1 go|going|keep|carry ~1 on? ~1 like|living this? ~1 with|on ~2 ${TRIFLES}`,
  '{everyone} ~4 better off eating|drinking|sleeping|starting|using|walking|cooking|chewing|taking|waiting|having|buying',
  '{not} need me ~1 at|on|until|for|to ~3 work|shift|office|noon|meeting|school|drive|bring|practice|desk|monday|evening|dessert',
  `{nobody} ~3 notice|care|cares|noticed|notices|miss ~2 i|im|id ~1 skip|skipped|skips|wore|wear|brought|bring|ordered|order|sipped|repeat ~3 ${TRIFLES}|jeans|dress|shirt|the|a|my|same|own`,
]
