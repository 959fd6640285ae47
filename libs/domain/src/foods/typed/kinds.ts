/**
 * Words that name an animal or a nut, in English and Spanish, by what they come from. An answer that nobody asked for
 * by name never holds another one of these: allergies and faiths hang on it. Source: health-rules 9b.15.
 */
const KINDS: Readonly<Record<string, string>> = {
  beef: 'beef steak sirloin ribeye brisket hamburger cheeseburger pastrami res bistec ternera vaca picadillo chuck lengua tongue oxtail',
  veal: 'veal',
  meat: 'meat carne meatball meatloaf albondiga',
  pork: 'pork ham bacon prosciutto pancetta salami pepperoni chorizo carnita bratwurst spam cerdo puerco jamon tocino chicharron',
  chicken: 'chicken pollo gallina hen',
  turkey: 'turkey pavo guajolote',
  duck: 'duck pato',
  lamb: 'lamb mutton cordero borrego',
  goat: 'goat cabra chivo cabrito',
  deer: 'venison deer venado',
  bison: 'bison',
  rabbit: 'rabbit conejo',
  salmon: 'salmon lox',
  tuna: 'tuna albacore ahi atun',
  cod: 'cod bacalao scrod',
  tilapia: 'tilapia mojarra',
  trout: 'trout trucha',
  sardine: 'sardine sardina',
  anchovy: 'anchovy anchoa',
  catfish: 'catfish bagre',
  halibut: 'halibut',
  haddock: 'haddock',
  herring: 'herring arenque',
  mackerel: 'mackerel caballa',
  flounder: 'flounder sole lenguado',
  snapper: 'snapper huachinango pargo',
  swordfish: 'swordfish',
  grouper: 'grouper mero',
  whiting: 'whiting hake merluza',
  pollock: 'pollock surimi',
  perch: 'perch',
  bass: 'bass lubina',
  shrimp: 'shrimp prawn camaron gamba langostino',
  crab: 'crab cangrejo jaiba',
  lobster: 'lobster langosta',
  clam: 'clam almeja',
  mussel: 'mussel mejillon',
  oyster: 'oyster ostra ostion',
  scallop: 'scallop vieira',
  squid: 'squid calamari calamar',
  octopus: 'octopus pulpo',
  almond: 'almond almendra',
  cashew: 'cashew anacardo maranon',
  walnut: 'walnut nuez nogal',
  pecan: 'pecan pacana',
  pistachio: 'pistachio pistacho',
  hazelnut: 'hazelnut avellana',
  macadamia: 'macadamia',
  peanut: 'peanut cacahuate cacahuete mani',
  nut: 'nut nuts',
}

/** The kind of nuts that are not named. */
export const NUT = 'nut'

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
)

/** Whether a word of `foodWords` names an animal or a nut. */
export const isKind = (word: string): boolean => KIND_OF.has(word)

/** The animals and nuts that some words name. */
export const kindsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => KIND_OF.get(word) ?? []))
