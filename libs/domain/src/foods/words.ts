const MARKS = /\p{M}/gu
const PERCENT = /(\d+)(?:\.\d+)?\s*(?:%|percent\b)/g
const APOSTROPHE = /['’]/g
const WORD = /[a-z0-9]+/g
const MAX_WORDS = 24
const MAX_WORD_LENGTH = 24

/** Words that say nothing about which food it is, in English and Spanish. */
const EMPTY = new Set(
  `a an the of with and in on or to some my style n w
   al con de del el en estilo la las los un una unas unos y`.split(/\s+/),
)

/** One spelling for what is written in several ways. */
const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['nonfat', ['fat', 'free']],
  ['lowfat', ['low', 'fat']],
  ['fatfree', ['fat', 'free']],
  ['sugarfree', ['sugar', 'free']],
  ['sugarless', ['sugar', 'free']],
  ['sf', ['sugar', 'free']],
  ['nsa', ['sugar', 'free']],
  ['wholemeal', ['whole', 'wheat']],
  ['wholewheat', ['whole', 'wheat']],
  ['wholegrain', ['whole', 'wheat']],
  ['skimmed', ['skim']],
  ['skinless', ['no', 'skin']],
  ['without', ['no']],
  ['lite', ['light']],
  ['lyte', ['light']],
  ['unsweet', ['unsweetened']],
  ['choc', ['chocolate']],
  ['omlet', ['omelet']],
  ['brocoli', ['broccoli']],
  ['yoghurt', ['yogurt']],
  ['yogourt', ['yogurt']],
  ['yoghourt', ['yogurt']],
  ['egs', ['egg']],
  ['egss', ['egg']],
  ['chee', ['cheese']],
  ['omelette', ['omelet']],
  ['prawn', ['shrimp']],
  ['donut', ['doughnut']],
  ['chilli', ['chili']],
  ['bbq', ['barbecue']],
  ['barbeque', ['barbecue']],
  ['barbequed', ['barbecue']],
  ['barbecued', ['barbecue']],
  ['veggie', ['vegetable']],
  ['veg', ['vegetable']],
  ['pb', ['peanut', 'butter']],
  ['tunafish', ['tuna']],
  ['avo', ['avocado']],
  ['sin', ['no']],
  ['strawberrie', ['strawberry']],
  ['kebob', ['kebab']],
  ['kabob', ['kebab']],
  ...['chix', 'chx', 'chkn', 'ckn', 'chickn'].map((short) => [short, ['chicken']] as const),
  ['pnut', ['peanut']],
  ['sammich', ['sandwich']],
  ['mozz', ['mozzarella']],
  ['cuke', ['cucumber']],
])

/** What Spanish calls small for love of it, and the word for it. */
const DIMINUTIVES = new Map(
  `huevito huevo;caldito caldo;sopita sopa;pollito pollo;quesito queso;frijolito frijol;cafecito cafe;tecito te;aguita agua;
  juguito jugo;arrocito arroz;pescadito pescado;verdurita verdura;tortillita tortilla;galletita galleta;panecito pan;
  heladito helado;gelatinita gelatina;fresita fresa;platanito platano;manzanita manzana;jamoncito jamon;lechita leche;
  licuadito licuado;batidito batido;ensaladita ensalada;carnecita carne;atuncito atun;camaroncito camaron;yogurcito yogur`
    .split(/;\s*/)
    .map((pair) => {
      const [small = '', word = ''] = pair.split(' ')
      return [small, word] as const
    }),
)

/** Plurals that no rule below finds. */
const SINGULARS = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['cookies', 'cookie'],
  ['brownies', 'brownie'],
  ['smoothies', 'smoothie'],
  ['veggies', 'veggie'],
  ['pies', 'pie'],
  ['calories', 'calorie'],
  ['quiches', 'quiche'],
  ['kiwis', 'kiwi'],
  ['chilis', 'chili'],
  ['chilies', 'chili'],
  ['chillies', 'chili'],
  ['zucchinis', 'zucchini'],
  ['broccolis', 'broccoli'],
  ['nueces', 'nuez'],
  ['camarones', 'camaron'],
  ['mejillones', 'mejillon'],
  ['limones', 'limon'],
  ['melones', 'melon'],
  ['frijoles', 'frijol'],
  ['tamales', 'tamal'],
  ['jamones', 'jamon'],
  ['salmones', 'salmon'],
  ['yogures', 'yogur'],
  ['panes', 'pan'],
  ['coles', 'col'],
  ['champinones', 'champinon'],
  ['atunes', 'atun'],
  ['ostiones', 'ostion'],
  ['molasses', 'molasses'],
])

const SUGAR_FREE = ['sugar', 'free']
/** What is written of things without sugar beside "sugar free", as words of this file; the longest first. */
const WITHOUT_SUGAR: readonly (readonly string[])[] = [
  ...['no', 'zero', '0', '0g'].flatMap((none) =>
    ['sugar', 'azucar'].flatMap((sugar) => [
      ...['added', 'anadida', 'anadido', 'agregada', 'adicionada'].flatMap((added) => [
        [none, sugar, added],
        [none, added, sugar],
      ]),
      [none, sugar],
    ]),
  ),
  ['libre', 'azucar'],
  ['s', 'f'],
  ['s', 'azucar'],
  ['n', 's', 'a'],
].toSorted((one, other) => other.length - one.length)

const withSugarFree = (words: readonly string[]): string[] => {
  const said: string[] = []
  for (let at = 0; at < words.length;) {
    const found = WITHOUT_SUGAR.find((way) => way.every((word, index) => words[at + index] === word))
    said.push(...(found ? SUGAR_FREE : [words[at] ?? '']))
    at += found?.length ?? 1
  }
  return said
}

/** The same text without its accents. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replaceAll(MARKS, '')

/** The singular of an English noun by its ending; other words stay as they are. */
export const singular = (word: string): string => {
  const known = SINGULARS.get(word)
  if (known !== undefined) return known
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:oes|sses|shes|ches|xes|zzes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * The words of a food's name in one form: lower case, no accents, singular, "2%" as `2pct`. Two names with the same
 * words mean the same food; what has no sugar by any wording is "sugar free". At most 24 words of at most 24 characters, only a–z and 0–9.
 */
export const foodWords = (text: string): string[] => {
  const plain = withoutAccents(text)
    .toLowerCase()
    .replaceAll(PERCENT, ' $1pct ')
    .replaceAll(APOSTROPHE, '')
    .replaceAll(/\bnon[\s-]+fat\b/g, 'nonfat')
    .replaceAll(/\bw\/\s?o\b/g, 'without')
  const words = (plain.match(WORD) ?? [])
    .map((word) => singular(word.slice(0, MAX_WORD_LENGTH)))
    .map((word) => DIMINUTIVES.get(word) ?? word)
    .flatMap((word) => SPELLINGS.get(word) ?? [word])
    .filter((word) => !EMPTY.has(word))
  return withSugarFree(words).slice(0, MAX_WORDS)
}
