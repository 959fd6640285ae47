import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { wordsOf } from '../text.js'
import { Cues, type LearnedCues } from './cues.js'

const LEARNED: LearnedCues<'storm' | 'frost'> = {
  start: -2,
  weights: [
    [30, 'thunder tonight|hail _ hail'],
    [20, 'lightning|thun~'],
    [10, '. lightning'],
    [-40, 'film'],
  ],
  asWritten: 'lighting|calm',
  kinds: [
    ['storm', [[10, 'thunder|lightning']]],
    ['frost', [[10, 'icicle']]],
  ],
}
const cues = new Cues(LEARNED)
const hear = (text: string) => cues.hear(wordsOf(text))
const scoreOf = (text: string) => hear(text).score
const QUIET = 'a mild and pleasant day with nothing to say '

describe(Cues.name, () => {
  it('adds up words, beginnings, pairs and what stands one word apart', () => {
    expect(scoreOf('calm')).toBeCloseTo(-2)
    expect(scoreOf('a thunderstorm')).toBeCloseTo(0)
    expect(scoreOf('thunder tonight')).toBeCloseTo(3)
    expect(scoreOf('hail and hail')).toBeCloseTo(1)
    expect(scoreOf('lightning')).toBeCloseTo(1)
  })

  it('knows where a sentence begins', () => {
    expect(scoreOf('some lightning')).toBeCloseTo(0)
    expect(scoreOf('It rained. Lightning')).toBeCloseTo(1)
  })

  it('forgives a slip in a longer word', () => {
    expect(scoreOf('some ligtning')).toBeCloseTo(0)
  })

  it('takes no word for a slip that was learned to say nothing', () => {
    expect(scoreOf('some lighting')).toBeCloseTo(-2)
  })

  it('judges what stands together, so that a long text hides nothing', () => {
    expect(scoreOf(`${QUIET.repeat(20)}. Lightning. ${QUIET.repeat(20)}`)).toBeCloseTo(1)
    expect(scoreOf(`${QUIET.repeat(20)} thunder tonight ${QUIET.repeat(20)}`)).toBeCloseTo(3)
    expect(scoreOf('Lightning in a film.')).toBeCloseTo(-3)
    expect(scoreOf(`We saw a film. ${QUIET.repeat(9)}. Lightning.`)).toBeCloseTo(1)
  })

  it('tells what the loudest stretch is about', () => {
    expect(hear('An icicle. Thunder tonight').kind()).toBe('storm')
    expect(hear('icicle').kind()).toBe('frost')
  })

  it('reads any text without failing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Number.isFinite(scoreOf(text))))
  })
})
