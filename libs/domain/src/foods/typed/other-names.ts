import { DISH_NAMES } from './dish-names.js'
import { slipsTo } from './slips.js'

/**
 * Names of animals, nuts and plants that are names of their own and no slip of another: "goat" is not "oat", "moose" is
 * not "mousse", "shallot" is not "scallop". They are never corrected and never completed ("cat" is not "catfish").
 * [own], after health-rules 9b.15.
 */
const NAMES = `
  alligator alpaca anaconda anteater antelope armadillo auk baboon badger bat bear beaver bee beetle bird boar
  bobcat buffalo bull bunny caiman camel canary caribou cat caterpillar centipede chameleon cheetah chimp chimpanzee
  chinchilla chipmunk cicada cobra cockatoo cockroach conch condor coot cougar cow coyote coypu crane crawfish crayfish
  cricket crocodile crow cuckoo cuttlefish dingo doe dog dolphin donkey dormouse dove dragon dragonfly dugong eagle
  earthworm echidna eel eland elephant elk emu ermine escargot falcon ferret finch flamingo fox frog gator gazelle
  gecko gerbil gibbon giraffe gnat gnu goat goose gopher gorilla grasshopper groundhog grouse grub guanaco gull hamster
  hare hawk hedgehog heron hippo hog hornet horse hyena ibex ibis iguana impala insect jackal jaguar jay jellyfish
  kangaroo kingfisher kitten koala krill kudu lama lark larva lemming lemur leopard lion lizard llama locust loon
  lynx magpie manatee marlin marmot marten meerkat mink minnow mole mongoose monkey moose mosquito moth mouse mule
  muntjac muskrat narwhal newt nightingale nutria ocelot opossum oriole oryx ostrich otter owl ox panda panther parakeet
  parrot partridge peacock peahen pelican penguin pheasant pig pigeon piglet pika platypus pony porcupine porpoise possum
  puffin puma puppy python quagga quail raccoon ram rat rattlesnake raven ray reindeer rhea rhino roach robin rooster
  salamander scorpion seagull seahorse seal serval shark sheep shrew skate skunk sloth slug snail snake snipe sparrow
  spider squirrel stag starfish starling stingray stoat stork sturgeon swallow swan tapir tarantula teal termite tern
  tick tiger toad tortoise toucan turtle urchin vole vulture wallaby walrus warthog wasp weasel weevil whale wildebeest
  wolf wolverine wombat woodcock woodpecker worm yak zebra zebu
  acorn argan baru beechnut betel candlenut chestnut hickory kola mongongo pili tigernut unicorn
  buey burro caballo cabra caracol ciervo cocodrilo codorniz cuy ganso gato iguana lagarto liebre oveja paloma perdiz
  perro rana raton tiburon toro tortuga yegua
  shallot scallion ramp hemlock money house
`

/**
 * Names of plants, spices and dishes that the table does not have and whose neighbors in letters are something else: "sage"
 * is not "sake", "toffee" not "coffee", "orzo" not "Oreo", "puerro" (leek) not "puerco". A wrong food is worse than none.
 */
const FOODS = `
  fennel anise caraway saffron sumac mace tarragon marjoram lemongrass galangal wasabi panettone pavlova panko pelmeni puffs
  pumpernickel radicchio salsify scone seitan semolina sorrel sultana tamarind teff treacle watercress wheatgrass yuzu
  agar aspic bamboo blini bran butterscotch cannelloni carob caviar celeriac challah chicory citron cob compote crepe
  croquette crouton crumpet currant daikon dashi dulse eddo elderberry endive escarole fondant fondue frisee galette gelato
  gooseberry kelp kohlrabi kumquat lime loquat madeleine malt maple meringue mulberry natto nori pike praline quince roe
  roux rye sago satsuma skate soba spaetzle sprat tangelo tomatillo torte ugli vermicelli yeast carp dory kidney heart
  brain marrow orzo sprout macaron mascarpone burrata
  amaranto asadero bayo berro capulin cebada centeno chilate colinabo doble epazote huitlacoche nabo nanche nata pinole
  ponche poro pozol puerro pulque quelite ranchero romerito rompope tascalate tejocote tepache tlayuda trigo verdolaga
`

const ANIMALS = new Set(NAMES.trim().split(/\s+/))
const OTHER = new Set([...ANIMALS, ...FOODS.trim().split(/\s+/), ...DISH_NAMES])

/** Whether a word of `foodWords` is a name of its own, which is never read as another. */
export const isNameOfItsOwn = (word: string): boolean => OTHER.has(word)

/** Whether a word names an animal, a nut or a plant that is hardly eaten: what else has that word in its name is not it. */
export const isAnimalOfItsOwn = (word: string): boolean => ANIMALS.has(word)

/** The fewest slips between a mistyped word and a name of its own, or null when it is like none. */
export const slipsToNameOfItsOwn = (typed: string): number | null =>
  [...OTHER].reduce<number | null>((fewest, name) => {
    const slips = slipsTo(typed, name)
    return slips === null || (fewest !== null && fewest <= slips) ? fewest : slips
  }, null)
