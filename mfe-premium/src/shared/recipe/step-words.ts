import type { Language } from '@gb/domain'

/** How a language speaks of what a step puts in and how long it takes. */
export interface StepWords {
  /** Says nothing about which food is meant: "powder", "nonfat", "plain". */
  saysNothing: ReadonlySet<string>
  /** The words of a text in lower case, plurals as one. */
  wordsOf: (text: string) => string[]
  /** All that is left goes in. */
  everything: RegExp
  /** How long a step takes: the least, and its unit. */
  wait: RegExp
  hour: string
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** "berries" is "berry", "tomatoes" is "tomato". */
const englishWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) =>
    word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<=o|ch|sh|x)es$|(?<!s)s$/, ''),
  )

/** Berries are one word in a step and one each in a name. */
const BERRY = /^(?:arandano|frambuesa|fresa|mora)$/

/** "limones" is "limon", "nueces" and "nuez" are "nuec", "leche" is "lech": without accents and endings. */
const spanishWords = (text: string): string[] => {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  // Oil from a can is not the oil that is measured, and a whey of vanilla is no vanilla.
  const told = plain.replaceAll('aceite en aerosol', 'aerosol').replace(/, sabor .*$/, '')
  return (told.match(/[a-z]+/g) ?? []).flatMap((word) => {
    if (word.length < 4) return [word]
    const one = word.replace(/s$/, '')
    return BERRY.test(one) ? [one, 'baya'] : [one.replace(/(?<=[^aeiou])e$/, '').replace(/z$/, 'c')]
  })
}

/** Source: decision 86. */
export const STEP_WORDS: Readonly<Record<Language, StepWords>> = {
  en: {
    saysNothing: setOf(
      'a about all and added any baked boiled breast canned chopped cooked cream cut diced dry drained extra fat fillet ' +
        'firm fresh free frozen ground half hard in isolate large lean light low mashed nonfat no of or original part ' +
        'peeled plain poached powder protein pureed raw reduced ripe roasted rolled salt silken skim skinless sliced small ' +
        'smooth soft spray sugar the to ultra unsweetened warm whole with without',
    ),
    wordsOf: englishWords,
    everything: /\beverything\b/i,
    wait: /(\d+)(?: to \d+)?(?: full| more)? (minute|hour)s?\b/g,
    hour: 'hour',
  },
  es: {
    saysNothing: setOf(
      [
        'a al bajo baja blanda blando blanca blanco calorias caliente cocida cocido con congelada congelado cortada cortado',
        'cruda crudo cubo de del descremada descremado desgrasada desgrasado dura duro el en endulzante entera entero escurrida',
        'escurrido filete firme fina fino fresca fresco fria frio grande grasa hojuela integral la larga largo las lata libre licuada',
        'licuado ligera ligero lo los magra magro maduro madura mediana mediano media medio mitad molida molido natural negra negro',
        'o para parte pechuga pelada pelado pequena pequeno picada picado poca poco polvo pure rallada rallado rebanada roja',
        'aplastada horno rojo sal seca seco semidescremada sin sodio suav suave tibia tibio tierna tierno tira trozo ultrafiltrada verde verd y',
        'agregada agregado azucar crema picant piel hueso',
      ].join(' '),
    ),
    wordsOf: spanishWords,
    everything: /\btodo(?! (?:el|lo|trozo)\b)/i,
    wait: /(\d+)(?: a \d+)?(?: buen(?:os)?| más)? (minuto|hora)s?\b/g,
    hour: 'hora',
  },
}
