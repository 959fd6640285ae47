/** Words over which every phrase steps: they make it stronger, weaker or longer, and never another one. */
export const FILLERS: readonly string[] = `
  just really truly honestly literally actually seriously simply basically fucking fuckin fking
  freaking freakin frigging effing fn damn damned bloody goddamn so kinda sorta sometimes always often
  constantly almost already also even lol lmao haha hahaha omg tbh ngl fr smh idk ugh please pls plz
  maybe probably definitely finally very quite badly desperately secretly lowkey highkey legit um uh
  well oh ya realmente simplemente literalmente sinceramente tanto mucho veces siempre casi tambien muy
  puta maldita
`
  .trim()
  .split(/\s+/u)

/** Words that turn the meaning of what follows around, so that no gap of a phrase steps over them. */
export const NEGATIONS: readonly string[] =
  'not dont doesnt didnt wont wouldnt cant cannot couldnt isnt wasnt arent aint never shouldnt no nunca'.split(
    ' ',
  )

/** Words after which a text turns: what was said before them takes nothing from what comes. */
export const TURNS: readonly string[] =
  'but pero however except although though aunque yet now ahora mine until'.split(' ')

/** Everyday words that people write together with the next one: "killmyselftonight". */
export const COMMON: readonly string[] =
  'i im a an the and but or of to in on at it its is was be been am are me my you we he she they them that this what when how why with for from have has had do did feel like today tonight tomorrow now again anymore ever some any all more no not so just really very much too because cause if u ur rn tho dont cant wont yo me mi la el lo un una de que y a no con por para'.split(
    ' ',
  )
