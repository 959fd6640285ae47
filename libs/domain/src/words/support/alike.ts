import { BOUNDARY, tokensAmong } from '../cues/tokens.js'
import { type Written, wordsOf } from '../text.js'
import type { SupportNeed } from './needs.js'

/**
 * Words that stand for one another in what is told of home and of drink: which drink it was, who did it, where it hit. The cues read
 * the first of each, so that what was learned of one is known of all.
 */
const ALIKE: readonly string[] = [
  'wine wines beer beers vodka whiskey whisky tequila rum gin bourbon liquor booze alcohol brandy scotch seltzer seltzers cocktail cocktails margarita margaritas mimosa mimosas martini martinis sangria champagne prosecco mezcal hennessy cognac moonshine merlot chardonnay pinot cabernet lager cider claws whiteclaw trulys daiquiri daiquiris vermouth absinthe baileys kahlua schnapps jager fireball smirnoff bacardi titos jameson jack spirits shots vino vinos cerveza cervezas chelas aguardiente licor ron ginebra cubas',
  'drunk wasted hammered plastered buzzed tipsy wrecked smashed sloshed borracha borracho tomado tomada',
  'hungover hangover hangovers cruda crudo resaca',
  'drink drinks drinking drank',
  'tomar tomo bebo beber tomando bebiendo tome bebi toma bebe',
  'bottle bottles box case handle pint fifth flask flasks botella botellas sixpack liter',
  'husband hubby wife boyfriend bf girlfriend gf partner fiance fiancee spouse stepdad stepfather stepson marido esposo esposa novio novia pareja padrastro',
  'son brother uncle cousin roommate landlord nephew grandson caregiver aide hermano hijo tio suegro',
  'dad father mom mother mama papa parents stepmom',
  'he hes she shes',
  'hit hits hitting beat beats beaten beating slap slaps slapped slapping punch punched punches punching kick kicked kicks kicking smack smacks smacked backhanded backhands shove shoved shoves shoving choke chokes choked choking strangled elbowed headbutted whipped',
  'pega pego golpea golpeo patea pateo cachetea empuja empujo avienta avento pegan pegaba golpeaba jala jalo arrastro',
  'face arm arms neck throat ribs rib hair stomach belly jaw head cheek mouth lip wrist ear shoulder',
  'bruise bruises bruised marks moretones moreton',
  'gun knife pistol rifle machete shotgun bat hammer cuchillo pistola',
  'scared afraid terrified frightened petrified',
  'kill hurt shoot stab strangle murder',
  'scream screams screaming screamed yell yells yelling yelled shout shouts shouting grita',
  'threatens threatened threatening threats threat amenaza amenazo',
]

const FIRST_OF: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return others.map((other) => [other, first] as const)
  }),
)

/** The words of a text as the cues of home and drink read them. */
export const alike = (words: readonly Written[]): readonly Written[] =>
  words.map(({ word, begins }) => ({ word: FIRST_OF.get(word) ?? word, begins }))

/** The words of a text as they are learned from. */
export const supportTokensOf = (text: string): string[] =>
  tokensAmong(alike(wordsOf(text)), BOUNDARY, (word) => [word])

/** Words, as the cues read them, that name what it is about: a drink, or somebody who may have done it. */
const NAMING: Readonly<Record<SupportNeed, ReadonlySet<string>>> = {
  drink: new Set(
    'wine drunk drink bottle hungover tomar sober sobriety alcoholic alcoholica aa rehab detox dui dwi relapse relapsed withdrawal bar shot glass trago copa copas bebida pour poured emborracho emborrache'.split(
      ' ',
    ),
  ),
  home: new Set(
    'husband son he him ex they man guy police shelter abuser abusive abuse abused violent violence violencia el ella pega threatens amenaza jalonea maltrata'.split(
      ' ',
    ),
  ),
}

/** Whether a text, as the cues read it, names what a need is about. */
export const isNamed = (need: SupportNeed, words: readonly Written[]): boolean =>
  words.some(({ word }) => NAMING[need].has(word))
