import type { Groups } from '../pattern.js'

/** Groups of words that the phrases of crisis share. */
export const CRISIS_GROUPS: Groups = {
  not: 'not|dont|dnt|doesnt|didnt|wont|wouldnt|cant|cannot|couldnt|isnt|wasnt|werent|aint|never|shouldnt|no|nt',
  i: 'i|im|ive|id|ill|me',
  want: 'want|wants|wanted|wanting|wanna|wana|wnat|wnt|wish|wishing|wished|hope|hoping|hoped|hopes|wishes|hopping',
  wish: '{want}|pray|praying|prayed|ready|prefer|rather|deserve|deserved|long|longing|begging|beg|dream|dreaming|fantasize|fantasizing|fantasies|thinking|thoughts|think|thought|prays|keep|crave|craving|need|willing|supposed|meant|tempted|tried|trying|ought|feel|feeling|felt|urge|considering|contemplating',
  die: 'die|dye|dying|died|dead|death|perish|dy',
  gone: 'gone|dead|died|die|dies|disappear|disappeared|vanish|vanished|around|existed|exist',
  self: 'myself|meself|mself|myslf|mself|maself|myselves|mysel',
  kill: 'kill|killing|kll|killed|kills|murder|end|ending|ended|off|offing|offed|unalive|unaliving|unalived|delete|deleting|erase|erasing|destroy|yeet|rope|execute|neck|necking|snuff',
  live: 'live|living|exist|existing|alive|life|breathing|being',
  everyone:
    'everyone|everybody|everyones|family|kids|children|husband|wife|they|theyd|theyll|theyre|all|people|world|mom|mum|dad|parents|partner|boyfriend|girlfriend|him|her|hed|shed|them|daughter|son|sons|daughters|friends|others|sister|brother|loved|ppl|team|anyone|you|yall|guys|hes|shes',
  nobody: 'nobody|noone|one|nobodys|nobodyd|anyone|anybody|who|whod|wholl|somebody|soul|none',
  pills:
    'pills|pill|tablets|meds|medication|medications|medicine|tylenol|acetaminophen|painkillers|painkiller|oxy|oxycodone|oxycodones|percocet|hydrocodone|opioids|ambien|insulin|stash|xanax|sleeping|benadryl|ibuprofen|advil|antidepressants|tramadol|morphine|bottle|capsules',
  without: 'without|w/o',
  think: 'thinking|thoughts|think|thought|considering|contemplating',
}
