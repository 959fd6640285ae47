const list = (text: string): string[] =>
  text
    .trim()
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Names that the table does not know. A search for them and a meal of them answer no other animal and no nut. */
export const UNKNOWN_NAMES = list(`
  emu; elk; moose; horse; horse meat; kangaroo; kangaroo steak; ostrich; ostrich burger; alligator; alligator bites;
  frog legs; snails; escargot; eel; pheasant; partridge; quail; quail eggs; goose; goose liver; pigeon; squab; dove;
  bear; bear stew; boar; wild boar ragu; caribou; reindeer; yak; yak milk; camel; camel milk; llama; alpaca; beaver;
  seal; whale; walrus; shark; shark fin soup; turtle; turtle soup; snake; rattlesnake; iguana; crocodile; hare; hedgehog;
  peacock; swan; sparrow; swallow; guinea pig; cuy; mouse; rat; cat; monkey; donkey; mule; pelican; penguin; lion; lizard;
  crickets; grasshoppers; mealworms; silkworms; locusts; sturgeon; skate; marlin; conch; sea urchin; jellyfish;
  hickory nuts; acorns; pili nuts; kola nuts; tiger nuts; candlenuts; beechnuts; betel nut; nangai nuts;
  emu egg; ostrich egg; moose jerky; elk burger; kangaroo curry; unicorn stew; dragon curry; horse salami;
  jackfruit tacos; durian; mangosteen; fonio; teff porridge; amaranth; sorrel; salsify; celeriac mash; samphire;
  haggis; black pudding; lutefisk; natto; vegemite; marmite; xqzwv; plonkish; blarg soup; money; house; window;
  kangaroo jerky; dragon scale; asdf; xylo bar; unicorn steak; qwertyuiop; lkjhg; koala tenders;
  rattlesnake nuggets; panda nuggets; giraffe burger; zebra loin; hedgehog stew; flamingo leg; hippo fat;
  iguana soup; yak butter; mongongo nut; baru nut; kola nut; motor oil; cardboard; blorf; zzzz; moon dust; shampoo;
  printer paper; vornic flakes; carne de iguana; qwerty; ostrich tartare; rattlesnake chili; alligator tail;
  squirrel stew; frog leg; walrus fat; pili nut; mongongo nuts; printer paper;
  zebra steak; panda burger
`)

/** Names that do not say whether there is sugar in it, and the kinds without and with it. None is guessed, both are offered first. */
export const KIND_NOT_SAID: readonly (readonly [
  kinds: readonly [string, string],
  names: readonly string[],
])[] = [
  [
    ['gelatin-sugar-free', 'gelatin-dessert'],
    list(
      'jello; Jell-O; strawberry jello; jello cup; a jello; gelatina; gelatina de agua; kraft jello; lime jello',
    ),
  ],
  [
    ['ice-pop-sugar-free', 'ice-pop'],
    list('popsicle; popsicles; cherry popsicle; ice pop; paleta; paleta de hielo'),
  ],
  [
    ['pudding-sugar-free-with-skim-milk', 'chocolate-pudding-instant-with-2-percent-milk'],
    list('pudding; pudding cup; chocolate pudding; pudding snack'),
  ],
]
