import type { Phrase } from '../pattern.js'
import { IN_VIEW } from './in-view.js'
import { ALL_TAKEN, TOO_MANY } from './method-plan.js'
import { HEART_TO_STOP } from './wish-dead.js'

/** What is said in so many words: no cue of the rest of a text makes it doubtful. Source: health-rules 9b.1. */
export const SURE: readonly Phrase[] = [
  TOO_MANY,
  ALL_TAKEN,
  'want|wanna|going|gonna|wish|could|will|think|thinking|thought ~2 kill|hang|shoot|drown ~1 {self}',
  'suicidal',
  'quietest|gentlest|kindest way out',
  'manera|forma|modo ~2 rapida|rapido ~1 sin dolor ^de|para?',
  'want|wants|wanted|wanting|wanna|gonna|going|rather|tempted ~1 off {self}',
  'nudo|lazo ~2 horca|soga|ahorcarme',
  'how|tie|tying|tied|make|making|made|buy|bought|search|searched|google|googled ~4 noose',
  'want|wanna|going|plan|planning ~1 end ~1 my life',
  'i ~2 want|wanna|wish ~2 die|dead',
  'dont|didnt|never ~1 want|wanna ~2 live|wake up?',
  'no ~1 reason|point ~2 live|living',
  'better off dead',
  'no version|future ~6 has|have|with|without|includes me',
  'decided|deciding|chosen to die',
  'so i|id ~1 can? die',
  'die|dying faster|quicker ~3',
  'better off without me',
  'quiero ~1 morir|morirme|matarme',
  'quitarme ~1 la|mi vida ~2 ^entera|completa|atras?',
  'pienso|pensando|pensado|ganas|quiero|voy ~2 suicidarme|ahorcarme',
  ...HEART_TO_STOP,
  ...IN_VIEW,
  'ill|im|wanna|gonna ~1 jump|jumping|leap off ~1 cliff|bridge|roof|building|balcony|overpass',
  'cat|dog|gato|gata|perro ~2 scratched|scratches|bit|arano|rasguno ~3 lied|lie|lying|menti|mentira',
]
