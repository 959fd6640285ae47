import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { BODY_LEVEL_OF, FLAG_TOPICS, bodyFlags, type FlagTopic } from './body/index.js'
import { CRISIS_FAMILIES, crisisFamilies, type CrisisFamily } from './crisis/index.js'
import { SENTENCES } from './sentences/index.js'

const share = (part: number, whole: number) => part / whole
const isCrisis = (kind: string): kind is CrisisFamily => CRISIS_FAMILIES.some((family) => family === kind)
const isBody = (kind: string): kind is FlagTopic => FLAG_TOPICS.some((topic) => topic === kind)

describe(crisisFamilies.name, () => {
  it.each([
    ['hope I die in my sleep', 'wish_dead'],
    ['wish I would not wake up', 'wish_dead'],
    ['no quiero despertar mañana', 'wish_dead'],
    ['there is just no point in living', 'no_reason'],
    ['kms', 'end_it'],
    ['I want to unalive myself', 'end_it'],
    ['gonna off myself', 'end_it'],
    ['I could end it all', 'end_it'],
    ['me quiero matar', 'end_it'],
    ['I took all my pills', 'method_plan'],
    ['I will hang myself', 'method_plan'],
    ['I want to step in front of a bus', 'method_plan'],
    ['thinking about the gun in my nightstand', 'method_plan'],
    ['cutting again', 'self_injury'],
    ['I burn myself with a lighter', 'self_injury'],
    ['I burned myself on purpose', 'self_injury'],
    ['me corté los brazos otra vez', 'self_injury'],
    ['everyone would be better off', 'burden'],
    ['they would get more from my life insurance', 'burden'],
    ['I want to check out of this life', 'end_it'],
    ['casi me mato anoche', 'end_it'],
    ['hate that I woke up today', 'wish_dead'],
    ['soy una carga para todos', 'burden'],
    ['living is just torture', 'no_reason'],
    ["I've decided to die", 'end_it'],
    ['I stopped my thiamine on purpose so my body shuts down', 'method_plan'],
    ['refusing water so I die faster', 'method_plan'],
    ['looked up how many gabapentin it takes', 'method_plan'],
    ['burned my arm because I ate bread', 'self_injury'],
    ['scratched my belly raw', 'self_injury'],
    ['the bridge, and I nearly jumped', 'method_plan'],
    ['nearly jumped, on the bridge', 'method_plan'],
    ['in the drawer are the letters I wrote', 'method_plan'],
    ['took like 20 paracetamol an hour ago', 'method_plan'],
    ['me tomé 20 pastillas', 'method_plan'],
    ['my only prayer is not to see another christmas', 'wish_dead'],
    ["why did they bring me back, I'd have been glad to go", 'wish_dead'],
    ["I'm not scared of dying anymore", 'wish_dead'],
    ['how much longer can I go on like this', 'no_reason'],
    ['it ends tonight', 'end_it'],
    ['I wish I had the courage to end it', 'end_it'],
    ['I deliberately burnt my hand on the stove', 'self_injury'],
    ['I told my husband the cat scratched me and lied', 'self_injury'],
    ["nobody would be sad if I didn't come home", 'burden'],
    ['watched a video on tying a noose', 'method_plan'],
    ['busqué cómo hacer un nudo de horca', 'method_plan'],
    ["the scale can wait, I'll jump off a cliff", 'method_plan'],
    ["I don't want to be here for a long time", 'wish_dead'],
    ['I scald my hands under the tap every time I cheat on the plan', 'self_injury'],
    ['whenever I slip I dig a needle under my nail', 'self_injury'],
    ['cuando como de más me quemo con la plancha del pelo', 'self_injury'],
    ['day 1 again of not cutting', 'self_injury'],
    ['I burn myself with the curling iron if I binge', 'self_injury'],
    ['relapsed with the razor', 'self_injury'],
    ['looked for the quietest way out', 'method_plan'],
    ["I read which pills work and which don't", 'method_plan'],
    ["I've been stocking up my pain pills for when it gets too much", 'method_plan'],
    ['squirreled away extra oxy', 'method_plan'],
    ['the urge to let go of the wheel on the bridge', 'method_plan'],
    ['a rope keeps going through my mind', 'method_plan'],
    ['cuál será la manera más rápida y sin dolor', 'method_plan'],
  ])('hears "%s" as %s', (text, family) => {
    expect(crisisFamilies(text)).toContain(family)
  })

  it.each([
    'killmyself',
    'i want to killl myselff',
    'kill myslef',
    'k!ll myself',
    'I feel su1cidal',
    'su*cide',
    'i...want...to...die',
    'i want 😭 to 😭 die',
    'k i l l  m y s e l f',
    'IDONTWANTTOLIVE',
  ])('hears "%s" as it is spelled', (text) => {
    expect(crisisFamilies(text)).not.toEqual([])
  })

  it.each([
    'cut myself some slack',
    'going under the knife again for loose skin',
    'take me out for sushi please',
    'happy to be alive',
    'counted out 30 tablets for travel',
    'stocked up on vitamins and chewable calcium',
    'setting my meds out for the week',
    'have a plan and sticking to it',
    'this diet is killing me',
    'I take my life back',
    'the end of my life of dieting',
    'end my life of dieting',
    'overdosed on protein shakes',
    'dying for a soda',
    'die-hard fan',
    'I could kill for bread',
    'killed it at the gym',
    'shot myself in the foot',
    'burned myself on the stove',
    'cut myself while cooking',
    'my phone died',
    'I wanted to die of embarrassment',
    'no reason to live in fear',
    'putting myself first',
    'me muero de hambre',
    'burned myself with the curling iron',
    'jumped in the pool',
    'I woke up disappointed that the scale did not move',
    'got a massage gun and use it on myself after walks',
    'wrote a goodbye card for my colleague',
    'counting pills into the box for mum',
    'took 20 mg famotidine',
    'took my 10 vitamins',
    'what a pretty bridge. Later I nearly jumped for joy',
    "I'm not suicidal, just sad today",
    'my doctor asked about suicidal thoughts, I have none',
    'the film is about a girl who kills herself',
    'burned my arm on the oven',
    'the cat scratched my arm',
    'wrote a goodbye letter to sugar',
    'I hope to be around for my grandkids',
    'my diabetes can go jump off a bridge lol',
    'no more of a burden on my knees',
    'nicked my ankle with the razor in the shower',
    'razor bumps on my thighs from shaving for the beach',
    'the kitten scratched my wrists until they bled, little monster',
    'my watch band left marks on my wrist',
    'me pegué en la cabeza con la alacena',
    'me corté rasurándome las piernas',
    'updated my will and power of attorney for the hospital',
    'looked up how many mg of calcium to take at once',
    'looking for a painless way to remove surgical tape',
    'I picked a day to start my liver diet',
    'le escribí cartas a mis nietos para Navidad',
    'broke my streak of not cutting carbs',
  ])('stays quiet at "%s"', (text) => {
    expect(crisisFamilies(text)).toEqual([])
  })

  it('leaves out only the figure of speech', () => {
    expect(crisisFamilies('cut myself some slack today. I want to die')).toEqual(['wish_dead'])
  })

  it.each(CRISIS_FAMILIES)('finds 95 %% of the known sentences of %s', (family) => {
    const own = SENTENCES.filter(({ kind }) => kind === family)
    expect(
      share(own.filter(({ text }) => crisisFamilies(text).length > 0).length, own.length),
    ).toBeGreaterThanOrEqual(0.95)
  })

  it.each([
    ['behind', (text: string) => `protein 61 water 48 had eggs and yogurt for breakfast and a shake ${text}`],
    [
      'before',
      (text: string) => `${text} had chicken and broth for lunch protein 61 water 48 took my vitamins`,
    ],
    [
      'amid',
      (text: string) => `weighed in at 212 and walked a mile then ${text} anyway i drank 50 oz of water`,
    ],
  ])('finds 95 %% of them in one breath %s what was eaten', (_where, inOneBreath) => {
    const genuine = SENTENCES.filter(({ kind }) => isCrisis(kind))
    const found = genuine.filter(({ text }) => crisisFamilies(inOneBreath(text)).length > 0)
    expect(share(found.length, genuine.length)).toBeGreaterThanOrEqual(0.95)
  })

  it('takes at most one in ten everyday sentences for words of crisis', () => {
    const everyday = SENTENCES.filter(({ kind }) => !isCrisis(kind))
    expect(
      share(everyday.filter(({ text }) => crisisFamilies(text).length > 0).length, everyday.length),
    ).toBeLessThan(0.1)
  })

  it('reads any text without failing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(crisisFamilies(text))))
  })
})

describe(bodyFlags.name, () => {
  it.each([
    ["I can't keep water down", 'cannot_drink', 'surgeon_now'],
    ['vomiting since yesterday', 'vomiting_long', 'surgeon_now'],
    ['threw up blood', 'vomiting_blood', 'emergency'],
    ['my stool is black', 'black_stool', 'emergency'],
    ['chest pain', 'chest_pain', 'emergency'],
    ['my heart is racing', 'racing_heart', 'emergency'],
    ['short of breath', 'short_of_breath', 'emergency'],
    ['my left leg is swollen', 'leg', 'emergency'],
    ['I fainted in the shower', 'fainted', 'emergency'],
    ['I am so confused where I am', 'confused', 'emergency'],
    ['seeing double', 'double_vision', 'emergency'],
    ['fever of 101 and chills', 'fever', 'surgeon_now'],
    ['pus coming out of the belly button incision', 'wound', 'surgeon_now'],
    ['red streaks spreading from my cut', 'wound', 'surgeon_now'],
    ['throwing up all nite', 'vomiting_long', 'surgeon_now'],
    ['hice pipi una vez en todo el dia', 'no_urine', 'surgeon_now'],
    ['me desmayé', 'fainted', 'emergency'],
    ['no retengo ni agua', 'cannot_drink', 'surgeon_now'],
    ['afraid to eat anything', 'eating', 'eating'],
    ['I make myself throw up', 'eating', 'eating'],
    ['hr 135 resting', 'racing_heart', 'emergency'],
    ['pulso 130', 'racing_heart', 'emergency'],
    ['heart rate in the 130s doing nothing', 'racing_heart', 'emergency'],
    ['resting pulse 112', 'raised_pulse', 'surgeon_now'],
    ['throwing up since 6am', 'vomiting_long', 'surgeon_now'],
    ['been vomiting 12hrs', 'vomiting_long', 'surgeon_now'],
    ['vomito desde ayer', 'vomiting_long', 'surgeon_now'],
    ['38.6 °C with chills', 'fever', 'surgeon_now'],
    ['101.5F this evening', 'fever', 'surgeon_now'],
    ['102.3 fevr', 'fever', 'surgeon_now'],
    ['redness around my cut is spreading', 'wound', 'surgeon_now'],
    ['stomach pain keeps growing', 'belly_pain', 'emergency'],
    ['dolor de panza que no para y empeora', 'belly_pain', 'emergency'],
    ['el dolor del estómago aumenta', 'belly_pain', 'emergency'],
    ['me duele la barriga cada vez más', 'belly_pain', 'emergency'],
    ['fluid leaking from my incision', 'wound', 'surgeon_now'],
    ['no urine since 6 am', 'no_urine', 'surgeon_now'],
    ['severe belly pain', 'belly_pain', 'emergency'],
    ['pain at the tip of my left shoulder and a fever', 'belly_pain', 'emergency'],
    ['my eyes look yellow', 'yellow_eyes', 'emergency'],
    ['bloody stools', 'black_stool', 'emergency'],
    ["I'm 12 weeks pregnant and I'm bleeding", 'pregnancy', 'emergency'],
    ['spotting since this morning, pregnancy week 9', 'pregnancy', 'emergency'],
    ['no siento al bebé moverse desde ayer', 'pregnancy', 'emergency'],
    ['haven’t felt the baby move all day', 'pregnancy', 'emergency'],
    ['my incision will not stop bleeding', 'bleeding', 'emergency'],
    ['soaked two pads in an hour', 'bleeding', 'emergency'],
    ['woke up in a pool of blood', 'bleeding', 'emergency'],
    ['nose bleed since noon and it still wont quit', 'bleeding', 'emergency'],
    ['my port hole is bleeding thru the gauze', 'bleeding', 'emergency'],
    ['two positive tests last week and now there is blood', 'pregnancy', 'emergency'],
    ['embarazada y con dolor de barriga', 'pregnancy', 'emergency'],
    ['walked 3 miles and my left leg is swollen like jelly', 'leg', 'emergency'],
    ['pregnant and the cramps have me doubled over', 'pregnancy', 'emergency'],
    ['my skin is the color of a lemon', 'yellow_eyes', 'emergency'],
    ['has not gone potty since last night', 'no_urine', 'surgeon_now'],
    ['chest pain and im 20 weeks pregnant', 'chest_pain', 'emergency'],
    ['short of breath and pregnant', 'short_of_breath', 'emergency'],
    ["my poop is black and i'm pregnant", 'black_stool', 'emergency'],
    ['fever of 102, 14 weeks pregnant', 'fever', 'surgeon_now'],
    ['leg day yesterday but only my left calf is swollen and sore', 'leg', 'emergency'],
    ['after the stairs my right leg hurts and is hot', 'leg', 'emergency'],
    ["can't keep a cup of water down", 'cannot_drink', 'surgeon_now'],
    ['my wife had the sleeve and now she talks nonsense', 'confused', 'emergency'],
  ] as const)('hears "%s" as %s', (text, topic, level) => {
    expect(bodyFlags(text)).toContainEqual({ topic, level })
  })

  it.each([
    'my heart is racing with joy',
    'a faint smell of fish',
    'black coffee',
    'threw out my old jeans',
    'breath mints',
    'bought two of everything',
    'got my heart rate up to 130 on the treadmill',
    'pulse 68, bp 128/82',
    'temp 98.6',
    'No chest pain or shortness of breath today',
    'my daughter threw up at school',
    'puree phase is nearly over',
    'sin fiebre y sin dolor',
    'last year I fainted at the gym',
    'I used to get chest pain before the sleeve',
    'fainted once in high school',
    'the chest tightness I had in March is gone',
    'when should I worry about black stools',
    'a racing heart can be a sign of a leak, the nurse explained',
    'breathless with laughter at dinner',
    'the psychologist wanted to talk',
    'afraid to eat too much at Christmas',
    'grandpa was rushed in with chest pain',
    'a coworker has a blood clot in her leg',
    "my neighbor's leg is swollen",
    'the lady at work passed out',
    "my nephew can't breathe well, asthma",
    'someone in my support group had black stools',
    'watched a show where a man coughed up blood',
    'surgeon warned me about fever and chest pain',
    'reading about blood clots made me anxious',
    'my brother had a seizure years ago',
    'the water heater broke again',
    'I peed twice before the movie',
    'split the cut of meat in two',
    'leg day yesterday and my legs are so sore',
    'my calves are killing me after all those stairs',
    'sore thighs from squats',
    'ran 5 miles and both legs are jelly',
    'a paper cut would not stop bleeding',
    'calf stretches before bed help a lot',
    'my towel is soaked with sweat after spin class',
    "can't keep the water bottle from leaking in my bag",
    'dog passed out on the couch next to me after the walk',
    'threw up my whole pregnancy',
    'fainted during my last pregnancy',
    'pregnant, blood pressure is fine',
    '12 weeks pregnant, no bleeding at all',
    'my sister is pregnant and bleeding',
    'heavy bleeding with my period, iron is low again',
    'bleeding money on vitamins',
  ])('stays quiet at "%s"', (text) => {
    expect(bodyFlags(text)).toEqual([])
  })

  it.each([
    ['no fever but my chest hurts', 'chest_pain'],
    ['no vomiting, however my poop is black', 'black_stool'],
    ['last year I fainted at the gym, and today again', 'fainted'],
    ['my dog is sick but I have been throwing up since yesterday too', 'vomiting_long'],
    ['sin fiebre pero me duele el pecho', 'chest_pain'],
    ["can't take a deep breath", 'short_of_breath'],
    ["I've never had chest pain like this", 'chest_pain'],
    ["haven't had chest pain in months until this morning", 'chest_pain'],
    ['nurse said to watch for black stools and mine are black today', 'black_stool'],
    ['I used to be fine, now my heart races at rest', 'racing_heart'],
    ['out of breath on the stairs and now even sitting', 'short_of_breath'],
    ['feels like someone sitting on my chest', 'chest_pain'],
    ['coworker drove me in, chest pain', 'chest_pain'],
    ['the lady at the store caught me when I fainted', 'fainted'],
    ["grandma's house, fainted in the hallway", 'fainted'],
    ['watching a movie, then fainted', 'fainted'],
    ['surgeon warned about fever and I have it now, 102', 'fever'],
    ['reading about leaks, fever 102', 'fever'],
    ['husband noticed yellow eyes', 'yellow_eyes'],
    ['both feet numb, hard to walk straight', 'confused'],
    ['my feet are numb and I stumble', 'confused'],
    ['pies dormidos y me caigo', 'confused'],
    ['I had a seizure this morning', 'sudden'],
    ['my water broke, I am 31 weeks', 'pregnancy'],
    ['se me rompió la fuente', 'pregnancy'],
    ['peed zero times today', 'no_urine'],
    ['one of the sutures came loose', 'wound'],
    ['10 dulcolax a day', 'eating'],
    ['llevo cinco días sin comer adrede', 'eating'],
  ] as const)('hears what is there beside what is not: "%s"', (text, topic) => {
    expect(bodyFlags(text).map((flag) => flag.topic)).toContain(topic)
  })

  it('has a level for every topic, the most urgent topics first', () => {
    const levels = FLAG_TOPICS.map((topic) => BODY_LEVEL_OF[topic])
    expect(levels).toEqual([...levels].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)))
  })

  it('finds 95 % of the known red flags', () => {
    const own = SENTENCES.filter(({ kind }) => isBody(kind))
    expect(
      share(own.filter(({ text }) => bodyFlags(text).length > 0).length, own.length),
    ).toBeGreaterThanOrEqual(0.95)
  })

  it.each(FLAG_TOPICS)('finds 85 %% of the known sentences of %s', (topic) => {
    const own = SENTENCES.filter(({ kind }) => kind === topic)
    expect(
      share(own.filter(({ text }) => bodyFlags(text).length > 0).length, own.length),
    ).toBeGreaterThanOrEqual(0.85)
  })

  it('takes at most one in ten everyday sentences for a red flag', () => {
    const everyday = SENTENCES.filter(({ kind }) => kind === 'harmless' || kind === 'harmless_body')
    expect(
      share(everyday.filter(({ text }) => bodyFlags(text).length > 0).length, everyday.length),
    ).toBeLessThan(0.1)
  })
})

const ORDER = ['emergency', 'surgeon_now', 'eating']

/** Words that say a sign by themselves; a note of one of them is one. */
const SIGNS_BY_THEMSELVES =
  /^(suicid|overdos|kms|unaliv|faint|collapse|confus|disorient|delir|breathless|hopeless|worthless|cutting|selfharm|noose|unsteady|od$|ctb|confundid|blackout|ahogo|faining|bulimic|desmay|winded|blade|tarry|dvt|palpita|purg(?:a|e|ed|ing|ue)$|panting|muddled|infarto|trombosis|binge|atrac|estorbo|autolesion|hemorragi|anorexi|ahorc|jadea|gasping|taquicardia|sofoc|escalofr|desesperaci|sobró)/u

describe('a note of one word', () => {
  it('raises nothing for words that stand in harmless sentences', () => {
    const harmless = SENTENCES.filter(({ kind }) => kind === 'harmless' || kind === 'harmless_body')
    const words = new Set(harmless.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}']{2,}/gu) ?? []))
    expect(words.size).toBeGreaterThan(1500)
    const raised = [...words].filter((word) => crisisFamilies(word).length > 0 || bodyFlags(word).length > 0)
    expect(raised.filter((word) => !SIGNS_BY_THEMSELVES.test(word))).toEqual([])
  })

  it.each(['good morning', 'left at 9', 'with water', 'just one', 'not my day', 'so so tired', 'a bit odd'])(
    'raises nothing for "%s"',
    (text) => {
      expect(crisisFamilies(text)).toEqual([])
      expect(bodyFlags(text)).toEqual([])
    },
  )
})
