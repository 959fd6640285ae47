import { BRANDS } from './foods-names-brands.js'
import { DISHES } from './foods-names-dishes.js'
import { FIFTH_PRODUCTS } from './foods-names-fifth.js'
import { CARIBBEAN, CENTRAL_AMERICAN } from './foods-names-fifth-latin.js'
import { SOUTHERN, TEX_MEX } from './foods-names-fifth-southern.js'
import { FOURTH_BRANDS, FOURTH_DISHES } from './foods-names-fourth.js'
import { FOURTH_SPANISH } from './foods-names-fourth-spanish.js'
import { FOOD_101, SECOND_BRANDS, SECOND_DISHES } from './foods-names-second.js'
import { SECOND_SPANISH } from './foods-names-second-spanish.js'
import { SPANISH } from './foods-names-spanish.js'
import { THIRD } from './foods-names-third.js'

/** A typed name and the foods of the table that it may mean. */
export interface NameCase {
  typed: string
  foods: string[]
}

const cases = (lines: string): NameCase[] =>
  lines
    .trim()
    .split(/;\s*/)
    .map((line) => {
      const [typed = '', foods = ''] = line.split(':').map((part) => part.trim())
      return { typed, foods: foods.split(' ') }
    })

/** Names as people type them, by family. Words that no rule made, most of them not in the table letter for letter. */
export const NAMES: Readonly<Record<string, NameCase[]>> = {
  slips: cases(`
    chikcen breast: chicken-breast-roasted-no-skin; chiken: chicken-breast-roasted-no-skin;
    chikin salad: chicken-salad; scrambeld eggs: egg-scrambled; scrambled egs: egg-scrambled;
    cotage cheese: cottage-cheese-2-percent; cottege chese: cottage-cheese-2-percent;
    greek yogert: greek-yogurt-plain-nonfat; greek yoghourt: greek-yogurt-plain-nonfat; brocolli: broccoli-cooked;
    brocoli: broccoli-cooked; avacado: avocado; bannana: banana; stawberries: strawberries;
    strawberrys: strawberries; rasberries: raspberries; bluberries: blueberries; samon: salmon-atlantic-baked;
    salmom fillet: salmon-atlantic-baked; tilipia: tilapia-baked; shirmp: shrimp-cooked;
    trukey: turkey-breast-roasted; tukey chili: turkey-chili; lentel soup: lentil-soup-with-ham;
    mozarella: mozzarella-part-skim; parmesian: parmesan-grated; riccotta: ricotta-part-skim;
    cauliflour: cauliflower-cooked; zuchini: zucchini-cooked; spinich: spinach-cooked; asparagas: asparagus-cooked;
    tomatoe: tomato-raw; potatoe: potato-boiled-no-skin; mashed potatos: mashed-potatoes;
    sweet potatoe: sweet-potato-baked; oatmeel: oatmeal-cooked-with-water; protien powder: protein-powder;
    protien shake: protein-shake-ready-to-drink; protine bar: protein-bar; hummas: hummus;
    edamamme: edamame-shelled; quinao: quinoa-cooked; meatlof: meatloaf-beef; lasanga: lasagna-with-meat-sauce;
    spagetti: pasta-cooked; macarroni and cheese: macaroni-and-cheese-canned; peanutbutter: peanut-butter;
    peanut buter: peanut-butter; almound milk: almond-milk-unsweetened; stringcheese: string-cheese;
    applesause: applesauce-unsweetened; canteloupe: cantaloupe; watermellon: watermelon; pineaple: pineapple;
    refryed beans: refried-beans; blak beans: black-beans-cooked; chick peas: chickpeas-cooked;
    egg plant: eggplant-cooked; beaf stew: beef-stew; guacomole: guacamole; jello sugar free: gelatin-sugar-free;
    sf popsickle: ice-pop-sugar-free
  `),
  plurals: cases(`
    eggs: egg-hard-boiled; chicken breasts: chicken-breast-roasted-no-skin; peaches: peach-raw;
    tomatoes: tomato-raw; potatoes: potato-boiled-no-skin; avocados: avocado; mangoes: mango; kiwis: kiwi;
    strawberries: strawberries; cherries: cherries-sweet; radishes: radishes; sardines: sardines-in-oil-drained;
    anchovies: anchovies-in-oil; meatballs: meatballs-frozen-cooked; turkey meatballs: turkey-meatballs;
    deviled eggs: deviled-egg; protein bars: protein-bar; protein shakes: protein-shake-ready-to-drink;
    lentils: lentils-cooked; walnuts: walnuts; tamales: tamale-pork; tacos: beef-taco-hard-shell;
    enchiladas: chicken-enchilada; bagels: bagel-plain; quiches: quiche-lorraine; waffles: waffle-plain;
    crackers: whole-wheat-crackers; brownies: brownie
  `),
  brands: cases(BRANDS),
  dishes: cases(DISHES),
  Spanish: cases(SPANISH),
  'brands, second list': cases(SECOND_BRANDS),
  'dishes, second list': cases(SECOND_DISHES),
  'Spanish, second list': cases(SECOND_SPANISH),
  'Food-101': cases(FOOD_101),
  'third list': cases(THIRD),
  'brands, fourth list': cases(FOURTH_BRANDS),
  'dishes, fourth list': cases(FOURTH_DISHES),
  'Spanish, fourth list': cases(FOURTH_SPANISH),
  'products, fifth list': cases(FIFTH_PRODUCTS),
  'Southern dishes': cases(SOUTHERN),
  'Tex-Mex dishes': cases(TEX_MEX),
  'Caribbean dishes': cases(CARIBBEAN),
  'Central and South American dishes': cases(CENTRAL_AMERICAN),
}
