import { type Written, wordsOf } from './text.js'

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Words that Spanish is full of and that English does not have; without accents, as a text is read. */
const SPANISH = listed(`
  a al algo ahora alguien amanezca anoche antes aqui asi aunque ayer ayuda bien cada cansada cansado casa como con contra corazon cosas
  creo cuando cuchillo dano de dejar del desde despues dia dias dios dolor duele donde dormir dos el ella ellos en entre era es esa
  ese esta estaba estan estar este esto estoy familia favor fin fuerte fue fui ganas gente ha hace hacer hacerme han hasta
  hay he hijo hijos horas hoy iba ir irme jamas la las le les lo los mama manana mas mato matar matarme me mejor mi mis
  miedo mismo mucha mucho muchas muchos muerta muerte muerto muero morir morirme mundo muy nada nadie ni noche nos
  nunca ojala ojos otra otro papa para parte pastillas pecho pena perdi perdoname pero pienso pierna podido poder por porque pude puedo
  pues que quedar querer quien quiero quisiera quitarme sangre se sea sentido ser si sido siempre siento sin sobre sola
  solo son soy su suicidarme suicidio sus tambien tan tanto te tener tengo toda todo todos tu un una uno va vale veces
  vida vivir viva vivo voy vomitando vomito vomitar vuelvo y ya yo respirar desmaye fiebre orina orinar cirugia
  agua comer comida tomar tome tomo cortarme corte lastimarme acabar terminar importa sirve sirvo carga estorbo
`)

/** Words that English is full of; some of them are short words of Spanish, too, and count for neither then. */
const ENGLISH = listed(`
  a about after all am an and any anymore are as at be been but by can cant could day did do does dont down enough every
  everything feel for from get go going gone had has have he her here hes him his how hurt i id if ill im in is it its ive
  just keep kill know life like live living lot made make me more much my myself need never not nothing now of off on
  one or out over people really she should so someone something than that the their them then there they this thing
  things think through tired to today tonight too up us want was water way we were what when where who why will with
  without wont worth would you your die dead pain blood since
`)

/** By word: 1 where it speaks for Spanish, -1 where it speaks for English. */
const SPEAKS_FOR: ReadonlyMap<string, number> = new Map([
  ...[...SPANISH].filter((word) => !ENGLISH.has(word)).map((word) => [word, 1] as const),
  ...[...ENGLISH].filter((word) => !SPANISH.has(word)).map((word) => [word, -1] as const),
])

/** Whether words of a text are Spanish ones; see `isSpanish`. */
export const areSpanish = (words: readonly Written[]): boolean => {
  let spoken = 0
  for (const { word } of words) spoken += SPEAKS_FOR.get(word) ?? 0
  return spoken > 0
}

/**
 * Whether a text is written in Spanish, for whom a card should speak Spanish. By the words that a language is full of: a few
 * words are enough, and where both are mixed the larger part decides.
 */
export const isSpanish = (text: string): boolean => areSpanish(wordsOf(text))
