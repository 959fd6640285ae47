/** Makers and products as patients type them, measured before anybody knew what of them was missed: docs/ACCURACY.md. */
export const FOURTH_BRANDS = `
  premeir protein: premier-protein-shake; premier protein chocolate: premier-protein-shake;
  fairlife core power: fairlife-core-power-shake; fairlfe milk: fairlife-milk-2-percent; bud light: light-beer;
  muscle milk: muscle-milk-shake; orgain protien shake: orgain-shake;
  bariatrc advantage: bariatric-advantage-meal-replacement-powder; unjury chicken soup: protein-soup-creamy;
  isopur: clear-protein-drink; syntrax nectar: whey-protein-isolate-powder;
  optimum nutrition gold standard whey: protein-powder; vega one: vega-protein-powder;
  ensure max protien: ensure-max-protein; boost glucose control: boost-max-shake; slim fast: slimfast-advanced-shake;
  carnation instant breakfast: meal-replacement-shake; protein20: protein2o; quest bar: protein-bar;
  qwest bar cookie dough: protein-bar; pure protien bar: pure-protein-bar; built bar: built-protein-bar;
  kind bar: kind-nut-bar; cliff bar: clif-bar; rxbar: rxbar; larabar: larabar;
  nature valley crunchy: granola-bar-hard; nutrigrain bar: cereal-bar-fruit; quest chips: protein-chips;
  chobani: chobani-greek-yogurt-fruit; chobanni zero sugar: chobani-zero-sugar-yogurt;
  oikos triple zero: oikos-triple-zero-yogurt; okios pro: oikos-pro-yogurt; fage 0%: fage-total-0-percent-yogurt;
  two good: two-good-yogurt; yoplate: yoplait-yogurt; siggis: siggis-skyr;
  dannon lite and fit: dannon-light-and-fit-greek-yogurt; coke zero: diet-cola; captain morgan: spirits-80-proof;
  cheerios: oat-ring-cereal; honey nut cherrios: honey-nut-cheerios; special k protein: protein-cereal;
  magic spoon: protein-cereal; raisen bran: raisin-bran-cereal; kashi go lean: kashi-go-cereal;
  smirnof ice: hard-lemonade; babybell: babybel-cheese; laughing cow: cheese-wedge-light;
  sargento balanced breaks: meat-and-cheese-snack-pack; p3 pack: meat-and-cheese-snack-pack;
  frigo cheese head: string-cheese; wisps: cheese-crisps; cheez its: cheese-crackers;
  gold fish crackers: cheese-crackers; progreso chicken noodle: chicken-noodle-soup;
  campbells tomato soup: tomato-soup-with-2-percent-milk; healthy choice power bowl: frozen-dinner-light;
  lean cusine: frozen-dinner-light; stoufers lasagna: lasagna-with-meat-sauce;
  real good foods enchiladas: chicken-enchilada; reeses cup: peanut-butter-cup; m&ms: milk-chocolate;
  snickers fun size: candy-bar-chocolate-nut; gatoraid zero: sports-drink-zero-calorie;
  crystal lite: drink-mix-sugar-free-prepared; diet dr peper: diet-cola; la croix: flavored-sparkling-water;
  white claw: hard-seltzer; micholob ultra: light-beer; fairlife nutrition plan: fairlife-nutrition-plan-shake;
  bariatric advantage: bariatric-advantage-meal-replacement-powder; isopure: clear-protein-drink;
  yoplait: yoplait-yogurt; dannon light and fit: dannon-light-and-fit-greek-yogurt; activia: activia-yogurt;
  ratio yogurt: ratio-protein-yogurt; frosted flakes: frosted-flakes-cereal; babybel: babybel-cheese;
  stouffers lasagna: lasagna-with-meat-sauce
`

/** Dishes of the same list. */
export const FOURTH_DISHES = `
  meatloaf: meatloaf-beef; mac n cheese: macaroni-and-cheese-canned; macoroni and cheese: macaroni-and-cheese-canned;
  sloppy joe: sloppy-joe-filling; cheese burger no bun: cheeseburger-no-bun; chicken pot pie: chicken-pot-pie;
  sheperds pie: shepherds-pie; tuna salad: tuna-salad; egg salad: egg-salad; chicken salid: chicken-salad;
  deviled eggs: deviled-egg; veggie omelete: vegetable-omelet; pot roast: beef-pot-roast;
  beef stroganof: beef-stroganoff; alcapurias: alcapurria; turkey chili: turkey-chili;
  chilli con carne: chili-with-beans; white chicken chili: white-chicken-chili; clam chowder: clam-chowder-with-milk;
  brocolli cheddar soup: broccoli-cheese-soup; buffalo wings: chicken-wings-battered-and-fried;
  chicken tenders: chicken-tenders-breaded; pernil: pork-shoulder-roasted; pulled pork: pork-pulled;
  bbq ribs: barbecue-ribs; cole slaw: coleslaw; potatoe salad: potato-salad; ceasar salad: caesar-salad;
  cobb salad: cobb-salad; philly cheesesteak: philly-cheesesteak; grilled cheese: grilled-cheese-sandwich;
  ruben sandwich: reuben-sandwich; breakfast buritto: breakfast-burrito; blt: blt-sandwich;
  pb&j: peanut-butter-and-jelly-sandwich; noodle kugel: noodle-kugel; arroz con gandules: rice-and-beans;
  egg roll in a bowl: egg-roll-in-a-bowl; chana masala: chana-masala; fajita bowl no rice: fajita-bowl-without-rice;
  quesadila: cheese-quesadilla; beef tacos: beef-taco-hard-shell; burritos: burrito-beans-cheese-and-beef;
  burrito bowl: chicken-burrito-bowl; enchilladas: chicken-enchilada; taco salad: taco-salad;
  nachos: nachos-with-cheese; chile con queso: queso-dip; pasteles: pasteles; pancakes: pancake-plain;
  gaucamole: guacamole; refried beans: refried-beans; spagetti and meatballs: spaghetti-and-meatballs;
  lasagna: lasagna-with-meat-sauce; chicken curry: chicken-curry; chicken parm: chicken-parmesan;
  chicken alfredo: chicken-alfredo; eggplant parmesean: eggplant-parmesan; ricotta bake: ricotta-bake;
  raviolis: cheese-ravioli-with-sauce; french toast: french-toast; minestroni soup: minestrone-soup;
  italian wedding soup: italian-wedding-soup; sausage egg and cheese biscuit: breakfast-sandwich;
  caprese: caprese-salad; potato latkes: potato-latkes; shrimp scampi: shrimp-scampi; gnochi: gnocchi;
  pizza topping only: pizza-bowl-no-crust; peperoni pizza: pepperoni-pizza; egg drop soup: egg-drop-soup;
  hot and sour soup: hot-and-sour-soup; wonton soup: wonton-soup; egg foo yung: egg-foo-young;
  kung pow chicken: kung-pao-chicken; general tso chicken: general-tsos-chicken; orange chicken: general-tsos-chicken;
  beef and brocoli: beef-and-vegetables-stir-fried; lo mein: lo-mein; fried rice: fried-rice;
  pot stickers: potstickers; teryaki chicken: teriyaki-chicken; california rolls: california-roll;
  beef brisket: beef-brisket-braised; miso soup: miso-soup; edamame: edamame-shelled; pad thai: pad-thai;
  butter chicken: butter-chicken; pho: pho-beef; tandori chicken: tandoori-chicken; chicken adobo: chicken-adobo;
  shrimp and grits: shrimp-and-grits; cheese grits: grits-with-cheese; biscuits and gravy: biscuits-and-gravy;
  chicken fried steak: chicken-fried-steak; mofongo with shrimp: mofongo-with-shrimp;
  colard greens w ham hock: collard-greens-with-ham; black eye peas: black-eyed-peas-cooked; gumbo: gumbo;
  jambalya: jambalaya; red beans n rice: red-beans-and-rice; candied yams: sweet-potato-casserole;
  fried catfish: white-fish-fried; smothered porkchops: pork-chop-in-gravy; matzoh ball soup: matzo-ball-soup;
  gefilte fish: gefilte-fish; lox and cream cheese: smoked-salmon-with-cream-cheese;
  chicken tikka massala: chicken-tikka-masala; palak paneer: saag-paneer; dahl: dal-cooked; devilled egg: deviled-egg;
  swedish meatballs: swedish-meatballs; corn dog: corn-dog; club sandwich: club-sandwich; tuna melt: tuna-melt;
  loaded baked potato: loaded-baked-potato; chicken fajitas: chicken-fajitas; seven layer dip: bean-dip-layered;
  guacamole: guacamole; lazagna: lasagna-with-meat-sauce; manicotti: manicotti; risotto: risotto;
  chicken piccata: chicken-piccata; sashimi: salmon-raw; tom yum: tom-yum-soup; bulgogi: bulgogi;
  collard greens: collard-greens-cooked
`
