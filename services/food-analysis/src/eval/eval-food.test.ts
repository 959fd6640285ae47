import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type OpenAiDouble, startOpenAiDouble } from '@gb/test-kit/openai-double'
import { evalFood } from './eval-food.js'
import { EVAL_MESSAGES } from './messages.js'
import { EvalRefusal } from './photo-set.js'

const EXAMPLE = join(process.cwd(), 'services/food-analysis/eval/example')

let double: OpenAiDouble
let folder: string
beforeAll(async () => {
  double = await startOpenAiDouble()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gb-eval-'))
  cpSync(EXAMPLE, folder, { recursive: true })
})
afterEach(() => {
  double.reset()
  rmSync(folder, { recursive: true })
})
afterAll(() => double.stop())

const run = async (isReal: boolean): Promise<string[]> => {
  const lines: string[] = []
  const openai = isReal ? { apiKey: 'sk-test', baseUrl: double.url, model: 'm-1', timeoutMs: 2000 } : null
  await evalFood({ folder, openai, say: (line) => void lines.push(line) })
  return lines
}
const describeSet = (content: unknown) =>
  writeFileSync(join(folder, 'meals.json'), typeof content === 'string' ? content : JSON.stringify(content))
const meal = (food: object, rest: object = {}) => ({
  meals: [{ photo: 'eggs-spinach.jpg', foods: [food], ...rest }],
})

describe(evalFood.name, () => {
  it('runs the example, and says that the sample measures nothing', async () => {
    const lines = await run(false)
    expect(lines[0]).toBe(EVAL_MESSAGES.sample)
    expect(lines).toHaveLength(10)
    expect(lines[1]).toMatch(
      /^chicken-broccoli\.jpg +161 → \d+ kcal, off \d+ % +28 → \d+ g protein, off \d+ %$/,
    )
    expect(lines[5]).toMatch(/^all +kcal off \d+ % +g protein off \d+ %$/)
    expect(lines[6]).toMatch(/^saying the mean +kcal off \d+ % +g protein off \d+ %$/)
    expect(lines.at(-1)).toBe(EVAL_MESSAGES.measuresNothing)
  })

  it('asks the configured provider once for each photo, and measures what it says', async () => {
    const lines = await run(true)
    expect(lines[0]).toBe('Provider: m-1')
    expect(lines).not.toContain(EVAL_MESSAGES.measuresNothing)
    expect(double.requests).toHaveLength(4)
    // The double sees chicken and broccoli everywhere, which is right on the first plate only.
    expect(lines[1]).toMatch(/161 → 161 kcal, off 0 % +28 → 28 g protein, off 0 %$/)
    expect(lines[2]).toMatch(/^yogurt-strawberries\.jpg +116 → 161 kcal, off \d\d %/)
    expect(lines).toContain(EVAL_MESSAGES.answered(4, 4))
  })

  it('lists the photos that got no figures, and measures the others', async () => {
    rmSync(join(folder, 'chicken-broccoli.jpg'))
    double.answerWith((_request, count) =>
      count === 1
        ? { status: 500, body: 'no' }
        : count === 2
          ? { json: { kind: 'not_food' } }
          : { hang: 'headers' },
    )
    const lines = await run(true)
    expect(lines).toEqual(
      expect.arrayContaining([
        EVAL_MESSAGES.unanswered('chicken-broccoli.jpg', EVAL_MESSAGES.noPhoto),
        EVAL_MESSAGES.unanswered('yogurt-strawberries.jpg', 'provider_failed'),
        EVAL_MESSAGES.unanswered('eggs-spinach.jpg', 'not_food'),
        EVAL_MESSAGES.unanswered('salmon-sweet-potato.jpg', 'provider_timeout'),
        EVAL_MESSAGES.answered(0, 4),
      ]),
    )
    expect(lines.join('\n')).not.toContain('NaN')
  })

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{', /no JSON/],
    ['no meals', { meals: [] }, /meals/],
    ['a photo elsewhere', meal({ name: 'egg', grams: 50 }, { photo: '../egg.jpg' }), /beside meals\.json/],
    ['a food without a weight', meal({ name: 'egg' }), /grams/],
    ['an unknown word', meal({ name: 'egg', grams: 50, kcal: 70 }), /kcal/],
    ['a food that the table does not know', meal({ name: 'unicorn', grams: 50 }), /does not know "unicorn"/],
    ['only one of two figures', meal({ name: 'egg', grams: 50, calories: 70 }), /or neither/],
  ])('refuses a set with %s in a sentence', async (_what, content, sentence) => {
    describeSet(content)
    await expect(run(false)).rejects.toThrow(sentence)
    await expect(run(false)).rejects.toThrow(EvalRefusal)
  })

  it('says where a folder without a set finds the format', async () => {
    rmSync(join(folder, 'meals.json'))
    await expect(run(false)).rejects.toThrow(/eval\/README\.md/)
  })
})
