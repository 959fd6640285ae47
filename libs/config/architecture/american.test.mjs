import { describe, expect, it } from '@jest/globals'
import { americanOf } from './american.mjs'

const said = (text) => text.trim().split(/\s+/).map(americanOf)
const words = (text) => text.trim().split(/\s+/)

describe('the American spelling of a word', () => {
  it.each([
    [
      'colour favourite unfavourable discoloured behavioural',
      'color favorite unfavorable discolored behavioral',
    ],
    [
      'summarise summarised prioritising organiser randomisation',
      'summarize summarized prioritizing organizer randomization',
    ],
    ['analyse analysed paralysing catalyser', 'analyze analyzed paralyzing catalyzer'],
    ['cancelled travelling labelled relabelled counsellor', 'canceled traveling labeled relabeled counselor'],
    [
      'fulfil fulfils fulfilment enrol instalments skilful',
      'fulfill fulfills fulfillment enroll installments skillful',
    ],
    [
      'centre fibres litre millilitres kilometre theatre',
      'center fibers liter milliliters kilometer theater',
    ],
    [
      'diarrhoea anaemic oesophagus paediatric hypoglycaemia',
      'diarrhea anemic esophagus pediatric hypoglycemia',
    ],
    ['grey programme licence defence practise catalogues', 'gray program license defense practice catalogs'],
  ])('of %s is %s', (british, american) => {
    expect(said(british)).toEqual(words(american))
  })

  it('leaves what Americans write, and what only looks like a word from Britain', () => {
    const american = `color hour pour four tour journey source course analyses analysis exercise exercising advised
      surprise promised otherwise clockwise likewise raised noise precise revised supervising improvisation franchises
      crises disable miser visible called controlled fulfilled enrolled compelled cancellation installed excellent filled
      acre genre mediocre timbre fiber liter meter parameter perimeter poem phoenix does shoes toe canoe aloe michael
      license practice defense grass programmed programmer judgment aging size prize seize`
    expect(words(american).filter((word) => americanOf(word) !== null)).toEqual([])
  })
})
