import { slipsBetween } from '../spelling.js'
import { foodWords } from '../words.js'

/**
 * Makers whose plain foods have the figures of the plain food. Makers whose products differ from it stand in the food
 * table with figures of their own.
 */
const MAKERS = `
  tyson;perdue;foster farms;bell and evans;pilgrims;butterball;jennie o;honeysuckle white;shady brook;starkist;
  star kist;bumble bee;chicken of the sea;wild planet;safe catch;gortons;trident;van de kamps;mrs pauls;sea pak;
  oscar mayer;boars head;hillshire farm;hillshire;applegate;columbus;dietz and watson;land o frost;hormel;johnsonville;
  jimmy dean;eckrich;ball park;nathans;hebrew national;kirkland;kirkland signature;great value;good and gather;
  market pantry;trader joes;trader joe;whole foods;365;aldi;costco;walmart;target;publix;kroger;safeway;wegmans;
  member's mark;members mark;signature select;simple truth;marie callenders;stouffers;stouffer;campbells;campbell;
  progresso;swanson;pacific foods;kettle and fire;amys;amy;healthy choice;lean cuisine;smart ones;banquet;hungry man;
  birds eye;green giant;del monte;libbys;bushs;bushs best;bush;goya;la costena;old el paso;ortega;rosarita;taco bell;
  mission;la banderita;guerrero;sara lee;natures own;daves killer;pepperidge farm;wonder;arnold;thomas;eggo;kraft;
  kelloggs;kellogg;general mills;post;quaker;bobs red mill;nabisco;keebler;hunts;prego;ragu;raos;barilla;ronzoni;
  mccormick;hidden valley;wish bone;land o lakes;horizon;organic valley;lucerne;daisy;knudsen;friendship;breakstones;
  hood;darigold;tillamook;cabot;kerrygold;polly o;bel gioioso;belgioioso;president;athenos;sabra;wholly;skippy;jif;
  peter pan;smuckers;justins;planters;blue diamond;wonderful;sun maid;dole;chiquita;motts;treetop;musselmans;
  eggland;egglands best;vital farms;pete and gerrys;bob evans;simply potatoes;idahoan;ore ida;mcdonald;mcdonalds;
  wendys;burger king;chick fil a;kfc;subway;panera;chipotle;starbucks;applebees;olive garden;panda express;annies;equate;
  dunkin;dunkin donuts;el monterey;frigo;heinz;stonyfield;kikkoman;la choy;trader joe's;sprouts;heb;h e b;
  meijer;hy vee;food lion;publix brand;market basket;winco;sams club;great value brand;happy farms;millville;simply nature;
  friendly farms;fit and active;open nature;o organics;365 organic;wegman;giant;stop and shop;shoprite;harris teeter;
  bariatric pal;bariatricpal;bariatric fusion;bariatric advantage;bariatric choice;celebrate;celebrate bariatric;wonderslim;
  bariwise;opurity;bertolli;newmans own;newman;classico;buitoni;rana;pf changs;evol;amys kitchen;cascadian farm;back to nature;late july;
  food should taste good;utz;snyders;herrs;cape cod;rold gold;orville redenbacher;pop secret;act ii;angies;boom chicka pop;
  hidden valley;kens;bolthouse farms;bolthouse;newmans;primal kitchen;sir kensington;french;frenchs;grey poupon;gulden;
  la victoria;herdez;pace;tostitos;pam;crisco;mazola;bertolli;pompeian;morton;badia;lawry;sazon goya;knorr;college inn;
  imagine;health valley;bear creek;wolf;stagg;dennison;van camps;bushs beans;ranch style;s and w;eden;westbrae;
  nasoya;house foods;mori nu;lightlife;gardein;boca;field roast;tofurky;yves;dr praegers;caulipower;green giant veggie;
  taylor farms;dole salad;fresh express;earthbound farm;ready pac;bird eye;cracker barrel;sargento;borden;alpine lace;
  finlandia;jarlsberg;galbani;miceli;calabro;axelrod;light n lively;michigan;prairie farms;kemps;hiland;dean;byrne;
  maple hill;kalona;wallaby;straus;clover;nancys;redwood hill;mateo;smithfield;farmland;farmer john;bar s;jones;jones dairy;
  owens;bob evans farms;purnell;wright;niman ranch;coleman;just bare;harvestland;gold n plump;sanderson;sanderson farms;
  springer mountain;empire;bell evans;louis rich;carolina;plainville;dietz;thumanns;di lusso;private selection;healthy ones;tim hortons;arbys;dairy queen;dq;
  el pollo loco;sonic;jack in the box;carls jr;hardees;whataburger;five guys;in n out;culvers;zaxbys;raising canes;bojangles;
  jimmy johns;jersey mikes;quiznos;firehouse subs;qdoba;moes;dennys;ihop;waffle house;outback;texas roadhouse;red lobster;
  longhorn;cheesecake factory;golden corral;boston market;noodles and company;smoothie king;jamba;jamba juice;
  tropical smoothie;pei wei;bob evans restaurant;wawa;sheetz;7 eleven;log cabin;aunt jemima;pearl milling;mrs butterworths;
  crystal geyser;poland spring;arrowhead;fiji;evian;deer park;hint;land o frost;primo taglio;kretschmar;black bear;
  thomas bagel;pillsbury;betty crocker;duncan hines;hungry jack;krusteaz;rice a roni;zatarains;uncle bens;bens original;minute;
  success;mahatma;carolina rice;nishiki;jasmine;ro tel;hunts;contadina;cento;muir glen;la costena;juanitas;el mexicano;
  cacique;v and v supremo;fud;lala;alpura;nestle;la moderna;gamesa;bimbo;tia rosa;barcel;sabritas;marinela;herdez;
  dona maria;san marcos;embasa;san luis;ducal;natura;la preferida;iberia;badia;real good foods;real good;realgood foods;realgood;
  delimex;lipton;marie callender;stouffer;al fresco;aidells;birdseye;bumblebee;morningstar;jimmydean;oscar meyer;
  fullgreen;mission carb balance;natures bakery;icelandic provisions;chef boyardee;rao;bar harbor;amylu;mccain;alexia;farm rich
`

/** Words that say whose it is or how it was liked, not what it is. */
const PLAIN = `
  grandma grandmas grandmother granny nana mom moms mum mama mother dad dads abuela abuelita mi mis tia
  single serve sized leftover leftovers homestyle brand original classic traditional authentic simple easy quick healthy delicious yummy
  tasty favorite favourite nice good best perfect bit tiny lil smidge smidgen tad mini natural premium deluxe frozen thawed reheated
  refrigerated store bought takeout deli restaurant microwaved casero casera fresco fresca cocido cocida asado asada
  thin thick shaved scoop made hecho hecha bariatric bariatrico bariatrica regular normal cup cups snack box tub pouch packet pack carton container vasito envase sobre
  plancha parrilla horno vapor hervido hervida caliente poco poquito pequeno pequena grande chico chica chiquito chiquita only solo solamente
`

/** Of salt and additives nothing is told here: the figures of 100 g are about the same. */
const SALT =
  'low sodium;reduced sodium;less sodium;lower sodium;no salt added;no salt;no sal;bajo sodio;no gluten;gluten free;non gmo;grass fed;cage free'

/** How large a piece is sold as; its weight is a portion of the food. */
const SIZES =
  'fun size;king size;snack size;share size;sharing size;family size;bite size;travel size;party size;full size;regular size;mini size;fun sized;bite sized;snack sized'

const makers = [MAKERS, SALT, SIZES]
  .flatMap((names) => names.split(';'))
  .map((name) => foodWords(name))
  .filter((words) => words.length > 0)
  .sort((one, other) => other.length - one.length)

const plain = new Set(PLAIN.trim().split(/\s+/).flatMap(foodWords))

/** The words of makers of so many letters may hold a slip: shorter ones have too many neighbors. */
const SLIPS_FROM = 6
const makerWords = [
  ...new Set(
    MAKERS.split(';')
      .flatMap(foodWords)
      .filter((word) => word.length >= SLIPS_FROM),
  ),
]

/** The word of a maker that a mistyped one means, as in "progreso" and "stoufers", or null. */
export const makerMeant = (word: string): string | null =>
  word.length < SLIPS_FROM || makerWords.includes(word)
    ? null
    : (makerWords.find((known) => slipsBetween(word, known) === 1) ?? null)

const lengthOfMaker = (words: readonly string[], at: number): number =>
  makers.find((maker) => maker.every((word, index) => words[at + index] === word))?.length ?? 0

/** The words without makers and without what says nothing about the food. */
export const withoutFillers = (words: readonly string[]): string[] => {
  const rest: string[] = []
  for (let at = 0; at < words.length;) {
    const length = lengthOfMaker(words, at)
    const word = words[at] ?? ''
    if (length === 0 && !plain.has(word)) rest.push(word)
    at += Math.max(1, length)
  }
  return rest
}
