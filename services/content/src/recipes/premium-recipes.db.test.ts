import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { MAX_FAVORITE_RECIPES, PROMISED_RECIPES } from '@gb/domain'
import { ContentDataPort, forEveryone, Sql, statement } from '@gb/service-kit'
import { startContent } from '../testing/start-content.js'
import { RECIPE_MESSAGES } from './messages.js'
import { PremiumRecipesController } from './premium-recipes.controller.js'
import type { PremiumRecipesDto } from './premium-recipes.dto.js'

const SHAKE = 'vanilla-morning-shake'

let content: Awaited<ReturnType<typeof startContent>>
let maria: string

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.app.close())
beforeEach(() => {
  content.people.surgeryDate = null
  maria = content.people.join()
})

const read = async (as = maria, lang = 'en') =>
  (await content.call('GET', `/api/premium-recipes?lang=${lang}`, as)).body as unknown as PremiumRecipesDto
const like = (recipeId: string, as = maria, owner = as) =>
  content.call('PUT', `/api/favourite-recipes/${recipeId}`, as, { user_id: owner })
const unlike = (recipeId: string, as = maria, owner = as) =>
  content.call('DELETE', `/api/favourite-recipes/${recipeId}?user_id=${owner}`, as)
const filled = statement(
  'test_fill_favorites',
  `INSERT INTO content.favourite_recipe (user_id, recipe_id)
   SELECT $1, 'old-' || n FROM generate_series(1, $2::int) n`,
)
const fill = (count: number) =>
  forEveryone(() => content.app.get(Sql, { strict: false }).query(filled, [maria, count]))

describe(PremiumRecipesController.name, () => {
  it('answers every recipe with its figures, foods and ingredients to premium', async () => {
    const { status, headers } = await content.call('GET', '/api/premium-recipes', maria)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const answer = await read()
    expect(answer.preview).toBe(false)
    expect(answer.recipes).toHaveLength(answer.total_recipes)
    expect(answer.total_recipes).toBeGreaterThanOrEqual(PROMISED_RECIPES)
    const { breakfast, lunch, dinner, snacks } = answer.categories
    expect(breakfast + lunch + dinner + snacks).toBe(answer.total_recipes)
    const shake = answer.recipes.find(({ recipe_id: id }) => id === SHAKE)
    expect(shake).toMatchObject({
      name: 'Vanilla morning shake',
      category: 'breakfast',
      earliest_phase: 'full',
      phases: ['preop_far', 'preop', 'full', 'puree', 'soft', 'regular', 'maintenance'],
      calories: 116.7,
      protein: 22.4,
      grams: 199,
      servings: 1,
      prep_time: '5 min',
      allergens: ['milk'],
      favourite: false,
      foods: [
        { food_id: 'ultra-filtered-skim-milk', grams: 183 },
        { food_id: 'whey-protein-isolate-powder', grams: 16 },
      ],
    })
    expect(shake?.ingredients[0]).toEqual({
      ingredient_id: 'ultra-filtered-milk',
      food_id: 'ultra-filtered-skim-milk',
      name: 'Ultra-filtered skim milk',
      household: '3/4 cup',
      amount: 0.75,
      unit: 'cup',
      grams: 183,
      shop_name: 'Ultra-filtered skim milk',
      shop_section: 'Dairy and eggs',
      bought_per_gram: 1,
    })
    expect(shake?.ingredients.at(-1)).toMatchObject({ food_id: null, grams: null })
  })

  it('says the book in Spanish to who asks, with the same figures, and keeps apart what each language reads', async () => {
    const [english, spanish] = await Promise.all([read(), read(maria, 'es')])
    expect([english.language, spanish.language]).toEqual(['en', 'es'])
    expect(english.recipes[0]?.name).toBe('Vanilla morning shake')
    expect(spanish.recipes[0]).toMatchObject({
      name: 'Batido de vainilla de la mañana',
      ingredients: expect.arrayContaining([
        expect.objectContaining({
          name: 'Leche descremada ultrafiltrada',
          household: '3/4 taza',
          unit: 'cup',
        }),
      ]),
    })
    const facts = ({ recipes }: PremiumRecipesDto) =>
      recipes.map(
        ({
          recipe_id,
          calories,
          protein,
          grams,
          prep_minutes,
          allergens,
          foods,
          instructions,
          ingredients,
        }) => ({
          recipe_id,
          figures: [calories, protein, grams, prep_minutes],
          allergens,
          foods,
          steps: instructions.length,
          amounts: ingredients.map(({ ingredient_id, amount, unit, grams: weight }) => ({
            ingredient_id,
            amount,
            unit,
            weight,
          })),
        }),
      )
    expect(facts(spanish)).toEqual(facts(english))
    expect((await content.call('GET', '/api/premium-recipes?lang=fr', maria)).status).toBe(400)
  })

  it('shows a preview of three that fit the phase, with all counts, without premium', async () => {
    const whole = await read()
    content.people.surgeryDate = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10)
    const preview = await read(content.people.join(false))
    expect(preview).toMatchObject({
      preview: true,
      total_recipes: whole.total_recipes,
      categories: whole.categories,
    })
    expect(preview.recipes).toHaveLength(3)
    expect(new Set(preview.recipes.map(({ category }) => category)).size).toBe(3)
    for (const { phases } of preview.recipes) expect(phases).toContain('puree')
  })

  it('answers nobody', async () => {
    expect((await content.call('GET', '/api/premium-recipes', null)).status).toBe(401)
  })

  it('leaves out what the food table does not know, and says the rest', async () => {
    const whole = await read()
    const other = await startContent()
    other.foods.unknown.add('avocado')
    const reader = other.people.join()
    const { body } = await other.call('GET', '/api/premium-recipes', reader)
    await other.app.close()
    const names = JSON.stringify(body.recipes)
    expect(body.total_recipes).toBeLessThan(whole.total_recipes)
    expect(body.total_recipes).toBeGreaterThan(whole.total_recipes / 2)
    expect(names).not.toContain('"avocado"')
  })
})

describe('favorites', () => {
  it('are kept per person, once, and removed once', async () => {
    expect(await like(SHAKE)).toMatchObject({ status: 200, body: { recipe_id: SHAKE, favourite: true } })
    expect((await like(SHAKE)).status).toBe(200)
    const liked = (await read()).recipes.filter((recipe) => recipe.favourite)
    expect(liked.map(({ recipe_id: id }) => id)).toEqual([SHAKE])
    expect((await read(content.people.join())).recipes.some((recipe) => recipe.favourite)).toBe(false)
    expect(await unlike(SHAKE)).toMatchObject({ status: 200, body: { recipe_id: SHAKE, favourite: false } })
    expect(await unlike(SHAKE)).toMatchObject({ status: 404, body: { message: RECIPE_MESSAGES.noFavorite } })
  })

  it('need premium to be made, not to be removed', async () => {
    await like(SHAKE)
    content.people.lapse(maria)
    expect(await like('decaf-mocha-shake')).toMatchObject({
      status: 402,
      body: { error: 'premium_required' },
    })
    expect((await unlike(SHAKE)).status).toBe(200)
  })

  it("are nobody else's", async () => {
    const other = content.people.join()
    expect((await like(SHAKE, other, maria)).status).toBe(403)
    await like(SHAKE)
    expect((await unlike(SHAKE, other, maria)).status).toBe(403)
    expect((await unlike(SHAKE, other)).status).toBe(404)
    expect((await like(SHAKE, other)).status).toBe(200)
  })

  it('are recipes of the book', async () => {
    expect(await like('stone-soup')).toMatchObject({
      status: 404,
      body: { message: RECIPE_MESSAGES.noRecipe },
    })
    expect((await like('Stone%20Soup')).status).toBe(400)
    expect((await like('x'.repeat(61))).status).toBe(400)
  })

  it('have an end', async () => {
    await fill(MAX_FAVORITE_RECIPES)
    expect(await like(SHAKE)).toMatchObject({
      status: 409,
      body: { message: RECIPE_MESSAGES.favoritesFull },
    })
  })

  it('keep to their end of many likes at once', async () => {
    await fill(MAX_FAVORITE_RECIPES - 2)
    const ids = (await read()).recipes.slice(0, 6).map(({ recipe_id }) => recipe_id)
    const answers = await Promise.all(ids.map((id) => like(id)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 409, 409, 409, 409])
  })

  it('leave with the export, and with the profile', async () => {
    await like(SHAKE)
    const data = content.app.get(ContentDataPort, { strict: false })
    const page = await data.export(maria, { section: 'favourite_recipes', after: null })
    expect(page.rows).toMatchObject([{ recipe_id: SHAKE }])
    await data.erase(maria)
    expect((await read()).recipes.some((recipe) => recipe.favourite)).toBe(false)
  })
})
