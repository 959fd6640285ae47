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
    popsickle: ice-pop
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
  brands: cases(`
    Premier Protein: premier-protein-shake; premeir protein shake: premier-protein-shake;
    Fairlife: ultra-filtered-skim-milk; fairlife core power: fairlife-core-power-shake;
    Muscle Milk: muscle-milk-shake; Orgain: orgain-shake; Ensure Max: ensure-max-protein; Boost: boost-original;
    Glucerna: glucerna-shake; Isopure: clear-protein-drink; Protein2o: protein2o; Unjury: unjury-protein-powder;
    Optimum Nutrition whey: protein-powder; Chobani: chobani-greek-yogurt-fruit;
    chobanni: chobani-greek-yogurt-fruit; Oikos Triple Zero: oikos-triple-zero-yogurt;
    oikos: oikos-triple-zero-yogurt; Two Good: two-good-yogurt; Yoplait: yoplait-yogurt; Activia: activia-yogurt;
    Dannon: dannon-light-and-fit-greek-yogurt; Fage: fage-total-0-percent-yogurt; Siggi's: siggis-skyr;
    Babybel: babybel-cheese; baby bel light: babybel-light-cheese babybel-cheese; Sargento: string-cheese;
    Laughing Cow: cheese-wedge-light; Philadelphia: cream-cheese; Kraft singles: american-cheese-spread;
    Velveeta: american-cheese-spread; Good Culture: cottage-cheese-2-percent;
    Daisy cottage cheese: cottage-cheese-2-percent; Silk soy milk: soy-milk-original; Oatly: oat-milk-unsweetened;
    Ripple: ripple-pea-milk; Lactaid: lactose-free-milk-2-percent; Crystal Light: drink-mix-sugar-free-prepared;
    Propel: sports-drink-zero-calorie; Gatorade Zero: sports-drink-zero-calorie;
    Powerade Zero: sports-drink-zero-calorie; Pedialyte: oral-rehydration-drink; Liquid IV: oral-rehydration-drink;
    V8: vegetable-juice; Quest bar: protein-bar; Quest chips: protein-chips; Built bar: built-protein-bar;
    Pure Protein bar: pure-protein-bar; RXBAR: rxbar; Kind bar: kind-nut-bar; Clif bar: clif-bar;
    Barebells: barebells-protein-bar; PB2: peanut-butter-powder; Cheerios: oat-ring-cereal;
    cherios: oat-ring-cereal; Honey Nut Cheerios: honey-nut-cheerios; Special K: special-k-cereal;
    Raisin Bran: raisin-bran-cereal; Eggo: waffle-plain; Ritz crackers: ritz-crackers;
    Triscuits: whole-wheat-crackers; Wasa: crispbread-rye; Whisps: cheese-crisps; Chomps: chomps-beef-stick;
    Jack Links: beef-jerky; Halo Top: halo-top-ice-cream; Yasso bar: yasso-frozen-yogurt-bar; Nutella: nutella;
    Spam: spam; Beyond Burger: beyond-burger; Impossible burger: impossible-burger;
    MorningStar: veggie-burger-patty; Just Egg: just-egg; Splenda: sweetener-sugar-free;
    Tyson chicken nuggets: chicken-nuggets; StarKist tuna: tuna-light-in-water-drained;
    Perdue chicken breast: chicken-breast-roasted-no-skin; Hormel chili: chili-with-beans;
    Jell-O sugar free: gelatin-sugar-free
  `),
  dishes: cases(`
    chili: chili-with-beans; shepherd's pie: shepherds-pie; shepards pie: shepherds-pie;
    cottage pie: shepherds-pie; egg salad: egg-salad; tuna salad: tuna-salad; congee: congee;
    lentil soup: lentil-soup-with-ham; tacos: beef-taco-hard-shell; fish tacos: fish-taco; ropa vieja: ropa-vieja;
    picadillo: picadillo; arroz con pollo: chicken-with-rice-latin-style; pozole: pozole;
    beef stroganoff: beef-stroganoff; stroganof: beef-stroganoff; tuna casserole: tuna-casserole;
    stuffed peppers: stuffed-bell-pepper; chicken alfredo: chicken-alfredo; chicken parm: chicken-parmesan;
    eggplant parmesan: eggplant-parmesan; chicken fajitas: chicken-fajitas; gumbo: gumbo; jambalaya: jambalaya;
    shrimp and grits: shrimp-and-grits; frittata: frittata; quiche: quiche-lorraine;
    overnight oats: overnight-oats; chia pudding: chia-pudding; cobb salad: cobb-salad;
    ravioli: cheese-ravioli-with-sauce; pad thai: pad-thai; ramen: ramen-with-broth; pho: pho-beef;
    sashimi: salmon-raw; butter chicken: butter-chicken; chana masala: chana-masala;
    tandoori chicken: tandoori-chicken; shakshuka: shakshuka; chicken shawarma: chicken-shawarma;
    moussaka: moussaka; ratatouille: ratatouille; goulash: goulash; pierogies: pierogi; gazpacho: gazpacho;
    white chicken chili: white-chicken-chili; pulled chicken: barbecue-pulled-chicken;
    salisbury steak: salisbury-steak; tofu scramble: scrambled-tofu; philly cheesesteak: philly-cheesesteak;
    tuna melt: tuna-melt; ham and cheese sandwich: ham-and-cheese-sandwich; paella: paella;
    my grandma's lasagna: lasagna-with-meat-sauce; leftover meatloaf: meatloaf-beef
  `),
  Spanish: cases(`
    huevos: egg-hard-boiled; huevos revueltos: egg-scrambled; pechuga de pollo: chicken-breast-roasted-no-skin;
    pollo a la plancha: chicken-breast-roasted-no-skin; pavo molido: ground-turkey-cooked;
    carne molida: ground-beef-90-percent-lean-cooked; chuleta de cerdo: pork-chop-broiled; jamón: ham-roasted;
    tocino: bacon-fried; atún: tuna-light-in-water-drained; atun: tuna-light-in-water-drained;
    camarones: shrimp-cooked; salmón a la plancha: salmon-atlantic-baked; bacalao: cod-baked;
    leche: milk-2-percent; leche descremada: skim-milk; yogur griego: greek-yogurt-plain-nonfat;
    requesón: cottage-cheese-2-percent; queso fresco: queso-fresco; queso: cheddar-cheese;
    frijoles negros: black-beans-cooked; frijoles refritos: refried-beans; lentejas: lentils-cooked;
    lentehas: lentils-cooked; garbanzos: chickpeas-cooked; arroz: white-rice-cooked;
    pan integral: whole-wheat-bread; tortilla de maíz: corn-tortilla; avena: oatmeal-cooked-with-water;
    puré de papa: mashed-potatoes; papas fritas: french-fries; camote: sweet-potato-baked; plátano: banana;
    manzana: apple-raw-with-skin; puré de manzana: applesauce-unsweetened; naranja: orange; fresas: strawberries;
    arándanos: blueberries; uvas: grapes; piña: pineapple; sandía: watermelon; aguacate: avocado;
    aguacates: avocado; jitomate: tomato-raw; cebolla: onion-raw; zanahorias: carrots-cooked;
    brócoli: broccoli-cooked; espinacas: spinach-cooked; calabacitas: zucchini-cooked; pepino: cucumber-peeled;
    lechuga: romaine-lettuce; champiñones: mushrooms-cooked;
    caldo de pollo: chicken-and-vegetable-soup-latin-style; sopa de lentejas: lentil-soup-with-ham; agua: water;
    café con leche: latte-with-skim-milk; té de manzanilla: chamomile-tea;
    batido de proteína: protein-shake-ready-to-drink; proteína en polvo: protein-powder;
    gelatina sin azúcar: gelatin-sugar-free; mantequilla de maní: peanut-butter; crema de cacahuate: peanut-butter;
    almendras: almonds; nueces: walnuts; ensalada de atún: tuna-salad; albóndigas: meatballs-frozen-cooked;
    frijoles charros: charro-beans; huevos a la mexicana: eggs-mexican-style; nopales: cactus-pads-cooked;
    chayote: chayote-cooked; yuca: cassava-boiled; arepas: arepa
  `),
}
