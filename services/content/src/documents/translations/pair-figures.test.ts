import { describe, expect, it } from '@jest/globals'
import { pairFaults } from './pair-figures.js'

describe(pairFaults.name, () => {
  it.each([
    ['Wait 30 minutes after a meal.', 'Espere 30 minutos después de una comida.'],
    ['Build up to 64 ounces a day.', 'Llegue a 64 onzas al día.'],
    ['1,200 to 1,500 mg a day', 'De 1,200 a 1,500 mg al día'],
    ['A fever of 100.4 F (38 C) or more', 'Una fiebre de 100.4 °F (38 °C) o más'],
    ['B12: 500 mcg is 0.5 mg', 'B12: 500 microgramos son 0.5 miligramos'],
    ['Half a cup, two or three times a day', 'Media taza, dos o tres veces al día'],
    ['Chew 20-30 times', 'Mastique de 20 a 30 veces'],
    ['More than twice the protein', 'Más del doble de proteína'],
    ['Take it once a day for ten days', 'Tómelo una vez al día por diez días'],
    ['Vitamin D3, 3,000 IU', 'Vitamina D3, 3,000 UI'],
    ['Beef that is 95% lean', 'Carne 95 por ciento magra'],
    ['¼ cup or 2 tablespoons', '¼ de taza o 2 cucharadas'],
    ['Twice a week, 3 a day', 'Dos veces a la semana, 3 al día'],
    ['Five hundred micrograms is half a milligram', 'Quinientos microgramos son medio miligramo'],
    ['No figure at all', 'Ninguna cifra'],
  ])('lets "%s" be "%s"', (english, spanish) => expect(pairFaults(english, spanish)).toEqual([]))

  it.each([
    ['Wait 30 minutes.', 'Espere 30 horas.', ['lacks "30 minutes"', 'has "30 hours"']],
    ['Wait 30 minutes.', 'Espere 20 minutos.', ['lacks "30 minutes"', 'has "20 minutes"']],
    ['Call for 101 F or more.', 'Llame por mucha fiebre.', ['lacks "101 F"']],
    ['Sip often.', 'Tome 2 onzas cada vez.', ['has "2 oz"']],
    ['For two days', 'Por tres días', ['lacks "2 days"', 'has "3 days"']],
    ['1,200 mg', '12,000 mg', ['lacks "1200 mg"', 'has "12000 mg"']],
    ['500 mcg', '500 mg', ['lacks "500 mcg"', 'has "500 mg"']],
    ['2 teaspoons', '2 cucharadas', ['lacks "2 teaspoons"', 'has "2 tablespoons"']],
    ['2 or 2 cups', '2 tazas', ['lacks "2"']],
  ])('finds that "%s" is not "%s"', (english, spanish, faults) => {
    const found = pairFaults(english, spanish)
    expect(found).toHaveLength(faults.length)
    for (const [at, fault] of faults.entries()) expect(found[at]).toContain(fault)
  })
})
