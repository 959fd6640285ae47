import { describe, expect, it } from '@jest/globals'
import { withoutFrames } from './frames.js'
import { bodyFlags, tellsOfVomiting } from './index.js'

const hasFlag = (text: string) => bodyFlags(text).length > 0

describe('a sign that nobody has today', () => {
  it.each([
    // Long ago.
    'Two years ago I fainted at a concert.',
    'When I was a kid I fainted at the sight of needles.',
    'Last year I had chest pain and it was gallstones, all fixed now.',
    'Last summer I got heat stroke and was confused for an hour',
    'In 2015 I had an ulcer and vomited blood.',
    'Hace cinco años tuve un dolor en el pecho, fue ansiedad.',
    // Somebody else, or an animal.
    "my cat can't keep her food down",
    'Mi mamá tiene dolor de pecho, ya la vio el doctor',
    "My roommate can't breathe through his nose",
    'my coworker is seeing double after her concussion',
    'His leg got red and swollen from the bee sting',
    'Someone passed out at church',
    // What may be one day.
    'Will I get blood clots on the plane next month?',
    'Do people really get double vision from low B1?',
    'What if I throw up on the cruise?',
    // Food and sport.
    'leg of lamb for easter, tender and hot',
    'my smoothie was so thick it would not go down the straw',
    'Chest press machine, 40 lb, sore but happy',
    // Over, or no sign at all.
    'no more bloody stools since the new tablets',
    'the cake was so delicious I passed out',
    'passed out at 8 pm on the sofa, movie still on',
    'my thigh muscle is sore after pilates',
  ])('raises no card: %s', (text) => expect(hasFlag(text)).toBe(false))

  it('is no vomiting to be asked about, either', () => {
    expect(tellsOfVomiting('Our puppy threw up all night')).toBe(false)
    expect(tellsOfVomiting('Our puppy threw up all night. So did I, threw up four times')).toBe(true)
  })
})

// Somebody near may hold the phone of whoever had the surgery. Source: decision 148.
describe('a sign told of by somebody near', () => {
  it.each([
    'mi esposo esta confundido y no se levanta',
    'my husband passed out in the shower and is pale',
    'she fainted twice this morning',
    'mi mamá no sabe dónde está y habla raro',
    'his lips look blue',
    'one side of her face is drooping',
    'mi esposa se desmayó y no responde',
    "wife won't wake up properly",
    'my wife is so confused she does not know her own name',
    'mi marido no despierta',
    "my wife's vomit looks like coffee grounds",
    'he has chest pain and cant breathe',
    'partner says it looks like coffee grinds',
    'gut feels like its ripping open',
    'siento que se me abre la panza',
    'my pulse is 110 just sitting on the couch',
  ])('is heard: %s', (text) => expect(hasFlag(text)).toBe(true))

  it.each([
    'my husband was confused by the new recipe',
    'my husband never wakes up before ten',
    'mi esposo no se levanta temprano los domingos',
    'mi mamá no responde mis mensajes',
    'he fainted at a movie as a kid',
    'boyfriend passed out on the couch after the game',
    'she collapsed on the sofa laughing',
    'passed out early and slept 9 hours',
    'my knee hurts from the stairs',
    'blue nail polish today',
    'my face is numb from the dentist',
    'my pulse was 110 on the treadmill, felt great',
  ])('raises no card when it is everyday: %s', (text) => expect(hasFlag(text)).toBe(false))
})

// A stroke, a seizure, an airway, a shock: whoever stands near tells of it. Source: decision 154.
describe('what begins at once', () => {
  it.each([
    "she isn't breathing right",
    'boyfriend collapsed and is pale',
    'my husband is turning blue',
    'my son is having a seizure',
    'he had a fit on the bathroom floor, jerking',
    'his speech is all garbled and he cant lift one arm',
    'mom is not waking up properly and shes burning hot',
    'my wife is shaking all over and her eyes rolled back',
    'he keeps grabbing his chest and groaning',
    'tongue is swelling after new antibiotic',
    'se me esta cerrando la garganta',
    'no puede hablar bien y se le durmio el brazo',
    'mouth dry as cotton, no pee, heart racing when i stand',
    'one of my legs blew up overnight and is purple',
    'eyes look yellow like mustard, itchy skin',
    'azucar en 38 y no me puedo parar',
    'please call an ambulance for me',
  ])('is heard: %s', (text) => expect(bodyFlags(text)[0]?.level).toBe('emergency'))

  it.each([
    "she's not breathing a word about the surprise party",
    'he is not responding to my texts',
    'had a stroke of genius with the ricotta bake',
    'the seizure scene in that show was intense',
    'grandma had a stroke in 2009 and learned to walk again',
    'her smile went lopsided in the photo booth, so cute',
    'se me cae la cara de verguenza',
    'se me durmio la mano viendo la tele',
    'is it ok to drink coffee, grounds or instant?',
    'Mum fainted at the hairdresser, she is alright now',
    'no fever, chest pain or swelling',
    'sugar was 98 this morning, not hungry',
  ])('raises no card when it is everyday: %s', (text) => expect(hasFlag(text)).toBe(false))
})

describe('a sign of today beside such words', () => {
  it.each([
    'Last year I had a clot and now my other leg is swollen and hot',
    // Whoever writes comes in behind somebody else, or asks of a second sign, too.
    'the cat is sick and my chest is crushing',
    'my daughter called an ambulance chest pain',
    'my kid had a fever and now i got 103 with chills',
    'does anybody else get chest pain and a numb arm?',
    'should i wait till monday with black stools?',
    'we called 911, i could not breathe',
    'Two years ago I had chest pain, this feels the same',
    'I threw up blood last night. Last year I had an ulcer.',
    'Had my sleeve last year, chest pain all day',
    'Started a new job last year, chest pain every night',
    'last year fine, now chest pain',
    'in 2024 got the sleeve, vomiting nonstop for 12 hours',
    'My husband says my eyes look yellow',
    'my husband has chest pain, sleeve 3 weeks ago',
    'My daughter found me on the floor, I had blacked out',
    'My mom made soup, threw it all up with blood',
    'My husband is at work, fainted twice',
    'He left me and I have been throwing up blood since',
    'She is 3 weeks after her sleeve and has chest pain',
    'My baby has not moved all day and I am 24 weeks',
    'Someone help, I can’t breathe',
    'what if I am bleeding inside, my stool is black',
    'would I be this short of breath from gas?',
    'Is it normal that my poop is black like tar?',
    'leg day yesterday, but only the left calf is swollen and red',
    'mi esposo dice que tengo los ojos amarillos',
    'someone please help cant breathe',
    'somebody help crushing chest pain',
    'when i was 10 minutes into my walk my chest got tight',
    'vomit looks like coffee grounds, normal?',
    'poop looks like tar?',
    'will i die from throwing up blood?',
    'could i bleed out from black tarry stools?',
    'symptoms of a clot, calf swollen and hot?',
    'crushing chest pain on the plane, what to do?',
    'has anyone thrown up blood?',
    'do people die from vomiting blood?',
    'can i fly next week with a swollen hot calf?',
    'should i wait until next month with chest pain?',
    'my husband is scared about vomiting all day',
    'my son is holding the phone while chest hurts so bad',
    'last year nothing like it: crushing chest pain',
    'leg swollen like the clot i had 5 years ago',
    'vomiting blood like 2 years ago',
    'same chest pain that i had 3 years ago',
    'as a teen mom i vomit blood',
    'my chest is crushing',
    'i look yellow',
    'hace dos anos tuve un coagulo y ahora la pierna esta hinchada',
  ])('is heard: %s', (text) => expect(hasFlag(text)).toBe(true))
})

describe(withoutFrames.name, () => {
  it('leaves out clauses, and nothing of the rest', () => {
    expect(withoutFrames('my dog threw up, walked 2 miles. eggs for lunch.')).toBe(
      ' walked 2 miles. eggs for lunch.',
    )
    expect(withoutFrames('protein 61, water 48.')).toBe('protein 61, water 48.')
    expect(withoutFrames('')).toBe('')
  })
})
