/**
 * Names that were written before anybody looked at the table, and Food-101, the list of dishes of a public set of photos.
 * What they found at first contact stands in docs/ACCURACY.md.
 */
export const SECOND_BRANDS = `
  quest bar: protein-bar; one bar: protein-bar; think thin bar: think-high-protein-bar;
  power crunch: power-crunch-bar; atkins shake: atkins-shake; slimfast: slimfast-advanced-shake;
  owyn: owyn-plant-shake; bariatric advantage shake: protein-shake-ready-to-drink;
  celebrate protein: protein-powder; genepro: whey-protein-isolate-powder;
  vega protein powder: vega-protein-powder; garden of life protein: pea-protein-powder;
  ghost whey: whey-protein-isolate-powder; icelandic provisions: siggis-skyr;
  stonyfield: yogurt-plain-low-fat; noosa: noosa-yogurt; ratio yogurt: ratio-protein-yogurt;
  oikos pro: oikos-pro-yogurt; light and fit: dannon-light-and-fit-greek-yogurt;
  breakstones cottage cheese: cottage-cheese-2-percent; tillamook cheddar: cheddar-cheese;
  cabot cheese: cheddar-cheese; boursin: boursin-cheese; kraft mac and cheese: macaroni-and-cheese-canned;
  annies mac n cheese: macaroni-and-cheese-canned; stouffers lasagna: lasagna-with-meat-sauce;
  lean cuisine: frozen-dinner-light; hot pocket: hot-pockets; totinos pizza rolls: pizza-rolls;
  digiorno: cheese-pizza; progresso chicken noodle: chicken-noodle-soup;
  campbells tomato soup: tomato-soup-with-2-percent-milk; swanson broth: chicken-broth;
  kettle and fire bone broth: bone-broth; bushs baked beans: baked-beans-canned;
  old el paso refried beans: refried-beans; mission carb balance tortilla: low-carb-tortilla;
  daves killer bread: whole-wheat-bread; ezekiel bread: ezekiel-bread;
  thomas english muffin: english-muffin-whole-wheat; goldfish crackers: cheese-crackers;
  cheez its: cheese-crackers; wheat thins: whole-wheat-crackers; pringles: potato-chips;
  doritos: tortilla-chips; skinny pop: popcorn-oil-popped; oreos: chocolate-sandwich-cookie;
  pop tart: toaster-pastry-or-turnover; twinkie: snack-cake; snickers: candy-bar-chocolate-nut;
  reeses cups: peanut-butter-cup; ben and jerrys: ice-cream-vanilla;
  outshine bar: fruit-and-juice-bar-frozen; cool whip: whipped-cream-canned; lucky charms: cereal-sweetened;
  quaker instant oatmeal: instant-oatmeal-flavored; magic spoon: protein-cereal; jif: peanut-butter;
  hidden valley ranch: ranch-dressing; heinz ketchup: ketchup; miracle whip: mayonnaise;
  sweet baby rays: barbecue-sauce; franks red hot: hot-sauce; bumble bee tuna: tuna-light-in-water-drained;
  oscar mayer bologna: bologna-beef; hebrew national: beef-hot-dog-no-bun; jimmy dean sausage: pork-sausage;
  slim jim: beef-stick-smoked; egg beaters: egg-substitute-fat-free;
  motts applesauce: applesauce-unsweetened; capri sun: fruit-drink; kool aid: fruit-drink;
  celsius: energy-drink; red bull: energy-drink; starbucks frappuccino: frappuccino-bottled;
  bubly: flavored-sparkling-water; poppi: prebiotic-soda; truly: hard-seltzer; bud light: light-beer;
  big mac: double-cheeseburger; chick fil a nuggets: chicken-nuggets;
  egg mcmuffin: english-muffin-sandwich-egg-cheese-and-ham; whopper: hamburger;
  wendys chili: chili-with-beans; larabar: larabar; nature valley bar: granola-bar-hard;
  syntrax nectar: whey-protein-isolate-powder; iconic protein drink: iconic-protein-shake;
  bariwise: whey-protein-isolate-powder; wallaby yogurt: yogurt-flavored;
  kite hill yogurt: plant-based-yogurt; horizon milk: milk-2-percent; organic valley milk: milk-2-percent;
  polly o string cheese: string-cheese; cracker barrel cheese: cheddar-cheese;
  healthy choice bowl: frozen-dinner-light; banquet chicken pot pie: chicken-pot-pie;
  amys lentil soup: lentil-soup-vegetable; pacific foods broth: chicken-broth;
  rosarita refried beans: refried-beans; sara lee bread: whole-wheat-bread;
  kings hawaiian roll: bread-roll-or-sourdough; lays chips: potato-chips; cheetos: cheese-puffs-fried;
  fritos: tortilla-chips; smartfood popcorn: popcorn-oil-popped; chips ahoy: chocolate-chip-cookie;
  fig newton: cereal-bar-fruit; hostess cupcake: snack-cake; kit kat: chocolate-candy-bar;
  m and ms: milk-chocolate; haagen dazs: ice-cream-vanilla; enlightened ice cream: halo-top-ice-cream;
  reddi wip: whipped-cream-canned; frosted flakes: frosted-flakes-cereal; kashi cereal: kashi-go-cereal;
  cream of wheat: cream-of-wheat-cooked; skippy: peanut-butter; justins almond butter: almond-butter;
  hellmanns: mayonnaise; tabasco: hot-sauce; raos marinara: marinara-sauce; kikkoman soy sauce: soy-sauce;
  chicken of the sea tuna: tuna-light-in-water-drained; gortons fish sticks: fish-sticks;
  ball park frank: beef-hot-dog-no-bun; boars head turkey: turkey-breast-roasted;
  jennie o ground turkey: ground-turkey-cooked; lunchables: antipasto; gogo squeez: baby-food-fruit;
  ocean spray cranberry juice: cranberry-juice-cocktail; tropicana: orange-juice;
  vitamin water: sports-drink-low-calorie; mio: drink-mix-sugar-free-prepared; monster energy: energy-drink;
  dunkin iced coffee: coffee-black; coke zero: diet-cola; mountain dew: pepper-type-soda;
  spindrift: flavored-sparkling-water; topo chico: flavored-sparkling-water; olipop: prebiotic-soda;
  michelob ultra: light-beer; high noon: hard-seltzer; twisted tea: hard-lemonade;
  chicken mcnuggets: chicken-nuggets; popeyes chicken: fried-chicken-breast-fast-food;
  frosty: milkshake-vanilla; subway turkey sandwich: turkey-sub-sandwich;
  chipotle chicken bowl: chicken-burrito-bowl; panda express orange chicken: general-tsos-chicken
`

export const SECOND_DISHES = `
  chicken pot pie: chicken-pot-pie; shepherds pie: shepherds-pie; chicken tikka masala: chicken-tikka-masala;
  butter chicken: butter-chicken; pad thai: pad-thai; beef stroganoff: beef-stroganoff;
  general tso chicken: general-tsos-chicken; kung pao chicken: kung-pao-chicken;
  pork fried rice: fried-rice-with-meat; egg foo young: egg-foo-young; wonton soup: wonton-soup;
  egg drop soup: egg-drop-soup; hot and sour soup: hot-and-sour-soup; pho: pho-beef; ramen: ramen-with-broth;
  miso soup: miso-soup; sushi roll: california-roll; chicken teriyaki: teriyaki-chicken;
  beef and broccoli: beef-and-vegetables-stir-fried; bulgogi: bulgogi; gumbo: gumbo; jambalaya: jambalaya;
  clam chowder: clam-chowder-with-milk; lobster bisque: lobster-bisque; french onion soup: french-onion-soup;
  split pea soup: split-pea-soup-with-ham; minestrone: minestrone-soup;
  chicken and dumplings: chicken-and-dumplings; biscuits and gravy: biscuits-and-gravy;
  corned beef hash: corned-beef-hash; eggs benedict: eggs-benedict; breakfast burrito: breakfast-burrito;
  huevos rancheros: huevos-rancheros; french toast: french-toast; chicken fajitas: chicken-fajitas;
  burrito bowl: chicken-burrito-bowl; quesadilla: cheese-quesadilla; nachos: nachos-with-cheese;
  taco salad: taco-salad; stuffed peppers: stuffed-bell-pepper; cabbage rolls: stuffed-cabbage-roll;
  swedish meatballs: swedish-meatballs; chicken parm: chicken-parmesan; eggplant parmesan: eggplant-parmesan;
  fettuccine alfredo: fettuccine-alfredo; baked ziti: baked-ziti; tuna casserole: tuna-casserole;
  green bean casserole: green-bean-casserole; scalloped potatoes: scalloped-potatoes;
  caesar salad: caesar-salad; cobb salad: cobb-salad; egg salad: egg-salad; coleslaw: coleslaw;
  potato salad: potato-salad; chicken caesar wrap: chicken-wrap; blt: blt-sandwich;
  reuben sandwich: reuben-sandwich; grilled cheese: grilled-cheese-sandwich;
  philly cheesesteak: philly-cheesesteak; sloppy joe: sloppy-joe-filling; fish and chips: fish-and-chips;
  fish tacos: fish-taco; crab cakes: crab-cake; shrimp scampi: shrimp-scampi;
  shrimp and grits: shrimp-and-grits; poke bowl: poke-bowl; gyro: gyro; falafel: falafel;
  shakshuka: shakshuka; moussaka: moussaka; pot roast: beef-pot-roast; pulled pork: pork-pulled;
  beef brisket: beef-brisket-smoked beef-brisket-braised; salisbury steak: salisbury-steak;
  chicken cordon bleu: chicken-cordon-bleu; protein pancakes: protein-pancake;
  overnight oats: overnight-oats; chia pudding: chia-pudding; smoothie bowl: smoothie-bowl;
  fluffernutter sandwich: peanut-butter-and-jelly-sandwich; palak paneer: saag-paneer;
  chana masala: chana-masala; dal: split-peas-cooked; ceviche: ceviche; ratatouille: ratatouille;
  cottage pie: shepherds-pie; chicken noodle casserole: chicken-casserole;
  chicken divan: chicken-in-cream-sauce; chicken a la king: chicken-in-cream-sauce;
  chicken marsala: chicken-marsala; chicken piccata: chicken-piccata; chicken korma: chicken-korma;
  beef curry: beef-curry; lo mein: lo-mein; chow mein: lo-mein; spring roll: egg-roll; egg roll: egg-roll;
  potstickers: potstickers; gyoza: potstickers; sesame chicken: general-tsos-chicken;
  mongolian beef: mongolian-beef; bibimbap: bibimbap; tom yum soup: tom-yum-soup;
  green curry: thai-green-curry-with-chicken; oatmeal with banana: oatmeal-with-fruit;
  breakfast casserole: breakfast-casserole; western omelette: vegetable-omelet; frittata: frittata;
  egg bites: egg-white-bites; avocado toast: avocado-toast; bagel with cream cheese: bagel-with-cream-cheese;
  tuna melt: tuna-melt; club sandwich: club-sandwich; meatball sub: meatball-sub;
  sausage and peppers: sausage-and-peppers; chili mac: chili-mac; hamburger helper: chili-mac;
  beef enchiladas: beef-enchilada; chile relleno: chile-relleno; chilaquiles: chilaquiles;
  spaghetti bolognese: spaghetti-with-meat-sauce; gnocchi: gnocchi; risotto: risotto; paella: paella;
  butternut squash soup: butternut-squash-soup; broccoli cheddar soup: broccoli-cheese-soup;
  cream of mushroom soup: cream-of-mushroom-soup-with-2-percent-milk; potato soup: potato-soup;
  black bean soup: black-bean-soup; chicken tortilla soup: chicken-tortilla-soup; greek salad: greek-salad;
  caprese salad: caprese-salad; waldorf salad: waldorf-salad; pasta salad: pasta-salad;
  three bean salad: three-bean-salad; macaroni salad: macaroni-salad; tuna tartare: tuna-tartare;
  salmon patties: salmon-patty; fried catfish: white-fish-fried; baked cod: cod-baked;
  zoodles: zucchini-cooked; cauliflower rice: cauliflower-rice-cooked;
  cauliflower pizza crust: cauliflower-crust-pizza; stuffed mushrooms: stuffed-mushrooms;
  deviled ham: ham-salad
`

export const FOOD_101 = `
  apple pie: apple-pie; baby back ribs: barbecue-ribs; baklava: baklava; beef carpaccio: beef-tartare;
  beef tartare: beef-tartare; beet salad: house-salad-dressed; beignets: fried-pastry; bibimbap: bibimbap;
  bread pudding: bread-pudding; breakfast burrito: breakfast-burrito; bruschetta: bruschetta;
  caesar salad: caesar-salad; cannoli: pie-or-pastry-dessert; caprese salad: caprese-salad;
  carrot cake: cake-frosted-or-plain; ceviche: ceviche; cheesecake: cheesecake; cheese plate: antipasto;
  chicken curry: chicken-curry; chicken quesadilla: chicken-quesadilla;
  chicken wings: chicken-wings-battered-and-fried; chocolate cake: cake-frosted-or-plain;
  chocolate mousse: chocolate-mousse; churros: churros; clam chowder: clam-chowder-with-milk;
  club sandwich: club-sandwich; crab cakes: crab-cake; creme brulee: creme-brulee;
  croque madame: croque-monsieur; cup cakes: snack-cake; deviled eggs: deviled-egg; donuts: cake-doughnut;
  dumplings: potstickers; edamame: edamame-shelled; eggs benedict: eggs-benedict; escargots: snails-cooked;
  falafel: falafel; filet mignon: beef-tenderloin-broiled; fish and chips: fish-and-chips;
  foie gras: foie-gras; french fries: french-fries; french onion soup: french-onion-soup;
  french toast: french-toast; fried calamari: fried-calamari; fried rice: fried-rice;
  frozen yogurt: frozen-yogurt-vanilla; garlic bread: garlic-bread; gnocchi: gnocchi;
  greek salad: greek-salad; grilled cheese sandwich: grilled-cheese-sandwich;
  grilled salmon: salmon-atlantic-baked; guacamole: guacamole; gyoza: potstickers; hamburger: hamburger;
  hot and sour soup: hot-and-sour-soup; hot dog: hot-dog-with-roll; huevos rancheros: huevos-rancheros;
  hummus: hummus; ice cream: ice-cream-vanilla; lasagna: lasagna-with-meat-sauce;
  lobster bisque: lobster-bisque; lobster roll sandwich: lobster-roll;
  macaroni and cheese: macaroni-and-cheese-canned; macarons: macaron-cookies; miso soup: miso-soup;
  mussels: mussels-steamed; nachos: nachos-with-cheese; omelette: omelet-plain; onion rings: onion-rings;
  oysters: oysters-cooked; pad thai: pad-thai; paella: paella; pancakes: pancake-plain;
  panna cotta: creme-brulee; peking duck: duck-roasted-with-skin; pho: pho-beef; pizza: cheese-pizza;
  pork chop: pork-chop-broiled; poutine: poutine; prime rib: prime-rib;
  pulled pork sandwich: pulled-pork-sandwich; ramen: ramen-with-broth; ravioli: cheese-ravioli-with-sauce;
  red velvet cake: cake-frosted-or-plain; risotto: risotto; samosa: samosa; sashimi: salmon-raw;
  scallops: scallops-steamed; seaweed salad: seaweed-salad; shrimp and grits: shrimp-and-grits;
  spaghetti bolognese: spaghetti-with-meat-sauce; spaghetti carbonara: spaghetti-carbonara;
  spring rolls: egg-roll; steak: sirloin-steak-broiled; strawberry shortcake: cake-frosted-or-plain;
  sushi: california-roll; tacos: beef-taco-hard-shell; takoyaki: takoyaki; tiramisu: tiramisu;
  tuna tartare: tuna-tartare; waffles: waffle-plain
`
