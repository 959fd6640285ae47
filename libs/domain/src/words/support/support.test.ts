import { describe, expect, it } from '@jest/globals'
import { SENTENCES, SUPPORT_SENTENCES } from '../sentences/index.js'
import { SUPPORT_NEEDS, supportNeeds } from './index.js'

describe(supportNeeds.name, () => {
  it.each([
    'My husband hit me again last night',
    'he choked me and said nobody would believe me',
    "I don't feel safe at home",
    "I'm scared of my boyfriend",
    'my partner threatened to kill me',
    'she shoved me down the stairs, my incision hurts',
    'My ex took my phone and locked me in',
    "He won't let me eat",
    'he gets violent when he drinks',
    'I am in an abusive marriage',
    'the bruises are from my husband',
    'afraid he will hurt me',
    'my son hits me when he is high',
    'Mi esposo me pega',
    'tengo miedo de mi marido',
    'es violencia doméstica y no sé qué hacer',
    'He put his hands around my neck',
    'I hide in the bathroom when he drinks because he hits',
    'He said he would kill me if I leave',
    'he pulled my hair and dragged me out',
    'I live with a violent man',
    'He makes me sleep on the floor and locks the fridge',
  ])('hears of home: %s', (text) => expect(supportNeeds(text)).toContain('home'))

  it.each([
    'My husband beat me at chess',
    'She hit me up for lunch',
    'it hit me that I lost 50 lbs',
    'my trainer pushes me to walk',
    'The baby kicked me all night',
    'he grabbed me some coffee',
    'in the movie he hit me right in the feels',
    'I am scared of my scale',
    'My husband never hit me',
    'he made me soup and hugged me',
    'safe at home after surgery',
    'my son beat me in the race',
    'her words pushed me to go on',
    'scared of needles',
    'My husband pushes my wheelchair',
    'the nurse hit a vein on the first try',
    'terrified of roller coasters, my husband loves them',
    'he hit the snooze',
    'my mom drove me home',
    'he will kill me if I buy one more pair of jeans',
    'mi suegra me mata si no pruebo el arroz',
  ])('leaves alone what is none: %s', (text) => expect(supportNeeds(text)).toEqual([]))

  it.each([
    'I drink to cope since the surgery',
    'drinking wine every night to fall asleep',
    "I can't stop drinking",
    'I think I have a drinking problem',
    "I'm an alcoholic and nobody knows",
    'a bottle of vodka a day now',
    'hiding bottles from my wife',
    'I relapsed last night',
    'traded food for wine',
    'getting drunk alone most nights',
    'I am ashamed of how much I drink',
    'shaky when I go without alcohol',
    'cannot sleep without a drink',
    'Bebo para olvidar',
    'no puedo dejar de tomar',
    'me emborracho todas las noches',
    'I need a drink to sleep',
    'My drinking is out of control',
    "I swapped one addiction for another, now it's booze",
    'I only feel ok when I am drunk',
    'whiskey helps me sleep every night',
    'I think I need AA',
    'necesito tomar para poder dormir',
  ])('hears of drink: %s', (text) => expect(supportNeeds(text)).toEqual(['drink']))

  it.each([
    "can't stop drinking water today",
    'I cannot drink enough fluids',
    'drinking tea to sleep',
    'no wine for 8 months, proud of it',
    'sober since May',
    'My dad was an alcoholic',
    'one glass of wine at the wedding, worked fast',
    'I used to drink every night to cope',
    'alcohol wipes for the incision',
    'root beer float craving',
    'relapsed into soda this week',
    'worried about not drinking enough water',
    'drinking my shake through a straw',
    'tomo agua para dormir',
    'My neighbor gets drunk every night',
    'hiding chocolate from my kids',
    'stop drinking 30 minutes before meals',
    'drank two bottles of water',
    "no alcohol, doctor's orders",
    'I need a drink of water',
    'drank too fast and it hurt',
    'drank two bottles of water on the trail',
    'tomo hierro por la mañana y por eso sale oscuro',
    'one year sober and going strong, soup tonight',
    'may I have a glass of champagne at New Year',
  ])('leaves other drinks alone: %s', (text) => expect(supportNeeds(text)).toEqual([]))

  // Source: health-rules 9b.18, decision 140.
  it.each(SUPPORT_NEEDS)(
    'hears of %s in at least 85 of a hundred sentences that nothing was made from',
    (need) => {
      const told = SUPPORT_SENTENCES.filter(({ kind }) => kind === need)
      const missed = told.filter(({ text }) => !supportNeeds(text).includes(need))
      expect(told.length).toBeGreaterThanOrEqual(35)
      expect(missed.length / told.length).toBeLessThanOrEqual(0.15)
    },
  )

  it('takes at most 1 of a hundred everyday sentences for it, and 10 of those that name a drink or a husband', () => {
    const shareOf = (texts: readonly { readonly text: string }[]) =>
      texts.filter(({ text }) => supportNeeds(text).length > 0).length / texts.length
    const everyday = SENTENCES.filter(({ kind, half }) => half === 'held_out' && kind.startsWith('harmless'))
    expect(shareOf(everyday)).toBeLessThanOrEqual(0.01)
    expect(shareOf(SUPPORT_SENTENCES.filter(({ kind }) => kind === 'harmless'))).toBeLessThanOrEqual(0.1)
  })
})
