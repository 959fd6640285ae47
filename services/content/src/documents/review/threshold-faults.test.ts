import { describe, expect, it } from '@jest/globals'
import { quotedWords, sourceWords } from './source-strings.js'
import { thresholdFaults, wordFaults } from './threshold-faults.js'

describe(wordFaults.name, () => {
  it.each([
    'Call your surgeon if you vomit for more than 8 hours.',
    'Vomiting for up to 24 hours is normal.',
    'Vomiting a day or two is fine.',
    'Call if you throw up for twelve hours.',
    'Call if nothing stays down for 24 hours.',
    'If you cannot keep water down for a day, call.',
    'Vomiting for 2 or 3 days: call your team.',
    'Call if vomiting lasts longer than a week.',
    'A fever over 102 F needs a call.',
    'Call for a fever of 38.5 °C.',
    'Call if your temperature is above 39.',
    'Get help if pus and a fever above 100.9 show.',
    'Call 911 when your heart rate is over 140.',
    'A pulse of 130 beats a minute is fine.',
    'Call if your heart beats 110 times a minute.',
    'A pulse 60 above your usual is an emergency.',
    'Call if you pass no urine for 12 hours.',
    'Call if you have not peed for a day.',
    'Call if there is no stool for 5 days.',
    'Call if loose stools go on for a week.',
    'Call if nausea lasts over 72 hours.',
    'Call if pain gets worse for 12 hours.',
    'Drink 100 ounces a day.',
    'Drink at least 20 ounces daily.',
    'Drink 3 liters of water a day.',
    'Aim for 40 grams of protein a day.',
    'You need forty grams of protein daily.',
    'Eat 150 g of protein per day.',
    'Eat 300 calories a day.',
    'Stay under 2,500 kcal a day.',
    'Take 1,000 mg of calcium at a time.',
    'Calcium citrate goes down best in doses of 750 to 1000 mg.',
    'Iron 45 mg; calcium 1 gram in one go.',
    'Toma 1000 mg de calcio a la vez.',
    'Keep calcium and iron 1 hour apart.',
    'Take iron four hours after your calcium.',
    'Calcium can follow half an hour after iron.',
    'Keep calcium 4 hours from your thyroid pill, and 1 hour from iron.',
    'Separa el calcio y el hierro 1 hora.',
    'Take calcium 2 hours after levothyroxine.',
    'On thyroid pills? Keep calcium and iron 2 hours away from them.',
    'Keep calcium 2 hours from iron and 3 hours from your thyroid tablet.',
    'Your multivitamin may follow the thyroid tablet after 30 minutes.',
    'Toma el hierro 2 horas después de la pastilla de la tiroides.',
    'Stop drinking 15 minutes before a meal.',
    'Wait 10 minutes after you eat before you drink.',
    'Leave an hour between food and drinks.',
    'Drinks and meals are 45 minutes apart.',
    'Espera 15 minutos después de comer para beber agua.',
    'Leave out alcohol for the first 6 to 12 months.',
    'You may have wine after six months.',
    'From month 6 on a beer is fine.',
    'Alcohol is off the list for half a year.',
    'Leave out bubbles for 3 months and alcohol for 6 months.',
    'After the first month a glass of wine is fine.',
    'Nada de alcohol durante 6 meses.',
    'Skip fizzy drinks for 6 weeks.',
    'Soda is fine after a month.',
    'Sparkling water can come back from month 2 on.',
    'Leave out alcohol for 12 months and bubbles for 2 months.',
    'Sin burbujas durante un mes.',
    'Stay upright for 10 minutes after iron.',
    'Do not lie down for an hour after your iron.',
    'Quédate de pie 15 minutos después del hierro.',
  ])('finds what is wrong: %s', (text) => expect(wordFaults([text])).not.toEqual([]))

  it.each([
    'Vomiting over 4 hours, or nothing stays down for 12 hours: call now.',
    'Call if you vomit for more than four hours.',
    'If vomiting comes back on 2 or 3 days in any month, also ask about thiamin before a glucose drip.',
    'A fever of 100.4 F (38.0 C) in the first 30 days, 101 F (38.3 C) later: call.',
    'Heart rate over 120, or 40 above usual, that lasts: call 911.',
    'In week 6 your pulse may be 80.',
    'Cook it to a temperature of 165 F.',
    'Drink 64 ounces a day.',
    'Under 32 ounces a day for 2 days: call.',
    'Get 60 to 80 grams of protein a day.',
    'Wait 30 minutes after a meal before you drink.',
    'No urine for 8 hours: call now.',
    'If nausea lasts over 24 hours, call.',
    'Call if no stool comes for more than 3 days.',
    'Keep calcium and iron 2 hours apart.',
    'Skip coffee and other drinks with caffeine for the first 30 days.',
    'Take 500 to 600 mg of calcium at a time.',
    'The goal for calcium is 1,200 to 1,500 mg a day, in 2 or 3 doses of 500 mg.',
    'Take 45 mg of iron in one dose, and calcium later.',
    'Toma 500 mg de calcio a la vez.',
    'Take iron two hours after your calcium.',
    'Keep calcium and iron 120 minutes apart.',
    'Keep calcium 4 hours from your thyroid pill, and 2 hours from iron.',
    'Keep calcium 2 hours from iron and 4 hours from your thyroid tablet.',
    'Separa el calcio y el hierro dos horas.',
    'On thyroid pills? Keep calcium and iron 4 hours away from them.',
    'If you take levothyroxine, keep it 4 hours apart from calcium and iron.',
    'Take the thyroid pill 30 to 60 minutes before breakfast.',
    'No coffee or tea from 1 hour before iron and calcium-free milk to 2 hours after.',
    'Stop drinking half an hour before a meal.',
    'A meal takes 20 to 30 minutes, and you drink nothing with it.',
    'Sip 2 ounces of water in 15 minutes, away from food.',
    'Take iron with water 2 hours after a meal.',
    'Espera 30 minutos después de comer para beber agua.',
    'Leave out alcohol for 12 months.',
    'Wine waits for a year, or 52 weeks.',
    'Leave alcohol out for the first year.',
    'The risk of a drinking problem with alcohol rises after 24 months.',
    'One glass of wine a week is the most, after 12 months.',
    'Leave out bubbles for 3 months and alcohol for 12 months.',
    'Skip soda for the first 90 days.',
    'Nada de alcohol durante 12 meses.',
    'Sin burbujas durante tres meses.',
    'Stay upright for 30 minutes after iron.',
    'Do not lie down for half an hour after iron.',
    'Quédate de pie 30 minutos después del hierro.',
  ])('leaves what is right: %s', (text) => expect(wordFaults([text])).toEqual([]))

  it('names the figure and the section that is right', () => {
    expect(wordFaults(['Call if you vomit for 8 hours.'])).toEqual([
      'vomiting: "8 hours" is not in the table (health-rules 9b.5) — Call if you vomit for 8 hours.',
    ])
  })
})

describe(thresholdFaults.name, () => {
  it('reads the cells of a row together', () => {
    const row = (...cells: string[]) => ({ rows: [cells] })
    expect(thresholdFaults(row('Vomiting for 2 or 3 days', 'Thiamin', 'Call and ask about thiamin'))).toEqual(
      [],
    )
    expect(thresholdFaults(row('Vomiting for 24 hours', 'Call your surgeon'))).toHaveLength(1)
  })

  it('knows what "them" and "it" of a row are', () => {
    const pair = (rule: string) => ({ first: 'Calcium or iron', second: 'Levothyroxine', rule })
    expect(thresholdFaults(pair('Keep them 4 hours apart.'))).toEqual([])
    expect(thresholdFaults(pair('Keep them 2 hours apart.'))).toHaveLength(1)
  })
})

describe(quotedWords.name, () => {
  it('takes what is quoted, without comments, and without what a constant puts in', () => {
    const source = "/** 'not this one' */ const a = 'Call us now'; const b = `Over ${HOURS} hours`"
    expect(quotedWords(source)).toEqual(['Call us now', 'Over … hours'])
  })
})

describe(sourceWords.name, () => {
  it('reads code and the English messages, wherever they lie, and no translation', async () => {
    const words = await sourceWords()
    for (const path of [
      'libs/help/src/messages/body.en.json',
      'shell/src/features/normal/messages/normal.en.json',
    ])
      expect(words.get(path)?.some((text) => text.includes('surgeon'))).toBe(true)
    expect([...words.keys()].filter((path) => /\.es\.json$|planted|generated/.test(path))).toEqual([])
  })
})
