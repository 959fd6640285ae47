/** Names of drinks with alcohol, wherever they stand in a name. Source: health-rules 9b.8. */
export const ALCOHOL_NAMES = `
wine, vino, rose wine, champaign, margherita cocktail, frose, skinny marg, sauv blanc,
michelob ultra, pbr, pabst, miller high life, yuengling, keystone light, natty light, truly lemonade, truly berry, truly wild berry,
truly strawberry, truly seltzer, captain coke, malibu rum, mudslide cocktail, ron coca, ron coca cola, champagne, champagner, prosecco, sekt, asti spumante, cremant, sweet sherry, dry sherry, cream sherry, cabernet, merlot, chardonnay, pinot noir,
pinot grigio, sauvignon blanc, riesling, malbec, shiraz, syrah, zinfandel, moscato, rioja, chianti, bordeaux, beaujolais,
lambrusco, buzzball, beatbox, beat box, cider hard, pinot gris, pinot blanc, chenin blanc, gewurztraminer, gruner veltliner, sangiovese, vermouth, sangria, gluhwein, wine spritzer, wine cooler, port wine, marsala wine, vinho verde, tempranillo,
beer, cerveza, lager, pilsner, pilsener, ipa, pale ale, brown ale, amber ale, guinness, heineken, budweiser, bud light,
coors light, miller lite, michelob, stella artois, corona extra, corona light, modelo especial, dos equis, tecate, pacifico cerveza,
blue moon, sam adams, hard cider, hard apple cider, hard pear cider, dry cider, cidre, alcoholic cider, angry orchard, strongbow, magners, sidra, shandy, radler, michelada, chelada,
hard seltzer, spiked seltzer, alcoholic seltzer, white claw, truly hard, high noon, bon viv, vizzy, topo chico hard,
bud light seltzer, twisted tea, hard tea, hard iced tea, 80 proof, hard lemonade, mikes hard, smirnoff, four loko, hard kombucha, hard soda, alcopop,
breezer, nutrl, cutwater, long drink, ranch water, buzzballz, jello shot, jell o shot, margarita, mojito, daiquiri, martini,
espresso martini, cosmopolitan, negroni, aperol, campari, spritz, bellini, mimosa, bloody mary, pina colada, mai tai, caipirinha,
caipiroska, pisco, paloma cocktail, tequila, tequila sunrise, mezcal, vodka, gin, rum, whiskey, whisky, bourbon, cognac, brandy, grappa,
schnapps, liqueur, liquor, aguardiente, cachaca, ouzo, raki, arak, soju, nihonshu, sake, saki, makgeolli, baijiu, shochu, absinthe, amaretto,
baileys, kahlua, cointreau, triple sec, limoncello, sambuca, jagermeister, fireball, hennessy, jack daniel, jim beam,
johnnie walker, jameson, bacardi, captain morgan, tito, grey goose, absolut, patron tequila, crown royal, whiskey sour,
jack coke, rum coke, cuba libre, screwdriver cocktail, moscow mule, mule cocktail, dark stormy, old fashioned cocktail,
manhattan cocktail, cosmo cocktail, long island iced tea, mint julep, white russian, black russian, irish coffee, hot toddy, sex on the beach,
tom collins, singapore sling, hurricane cocktail, sidecar cocktail, cocktail drink, cocktail alcoholic, alcoholic cocktail,
alcoholic drink, alcoholic beverage, boozy, spiked, mulled wine, mead, tinto de verano, clericot, calimocho, kalimotxo,
vino tinto, vino blanco, vino espumoso, champan, ginebra, licor, chela, caguama, cubata, fernet, ron con cola, carajillo, eggnog spiked, scotch whisky, scotch rocks, scotch soda, alcohol,
vermut, orujo, jager, jack diet, planters punch, rum punch, hard mountain dew, bold rock, mikes harder, cayman jack, loverboy, surfside,
sun cruiser, happy dad, carbliss, cab sav, franzia, stella rosa, 19 crimes, yellow tail, kir, kir royale, french 75, gimlet, sazerac,
boulevardier, lemon drop martini, dirty shirley, kamikaze shot, green tea shot, buttery nipple, car bomb, fuzzy navel, blue lagoon,
salty dog, cape codder, sea breeze, bay breeze, glogg, rebujito, mezcalita, spicy marg, kombucha hard, somaek, umeshu, baiju, arrack,
feni, pulque, lambic, hefeweizen, saison, kolsch, witbier, shock top, fat tire, lagunitas, sierra nevada, dogfish head, goose island,
rolling rock, natural light, busch light, busch, keystone, coors banquet, amstel, carlsberg, tsingtao, kirin, negra modelo, dos x, dos xx,
midori, chambord, grand marnier, st germain, chartreuse, drambuie, frangelico, disaronno, galliano, pernod, ricard, pastis, everclear,
moonshine, hooch, svedka, ketel one, patron, casamigos, don julio, cuervo, bulleit, makers mark, woodford reserve, crown coke, 7 7,
canadian club, glenlivet, macallan, hpnotiq, alize, boones farm, cocktail, cantarito, charro negro, rompope, arbor mist, apothic, lillet, pimm, pimms, rose all day, coquito, ponche con piquete, ponche crema, ponche de coco, crema de coco con ron,
canelazo, refajo, vampiro tequila, batida, chicha fermentada, tejuino con tequila, sotol, bacanora, raicilla
`

/** Names that mean a drink with alcohol only where they are the whole name: "port", but not "port salut". */
export const ALCOHOL_ALONE = `
port, sherry, scotch, cider, ale, stout, porter, rose, corona, modelo, truly, cocktail, cocktails, old fashioned, manhattan,
paloma, bubbly, cava, ron, hard cider, spirit, spirits, booze, shot, coors, miller, bud, pinot, sauvignon, screwdriver, sidecar, mule,
hurricane, punch spiked, toddy, nightcap, highball, marg, malibu, mudslide, julep, tito soda, spritzer, bitters, asahi, sapporo, pacifico, peroni,
long island, irish cream, cosmo, g t, trago, tragos, chelas, chupito, jerez, stella, becks, presidente, red stripe, victoria, sol,
clara, cana, cab, claw, mad dog, gose, vesper, lemon drop shot, corona refresca, woodford, caballito, tarro, birra, birras, fria, frias
`

/** Names of drinks with bubbles, wherever they stand in a name. */
export const BUBBLE_NAMES = `
tonic, tonic water, seltzer, club soda, soda water, soda pop, diet soda, cream soda, orange soda, grape soda, lemon lime soda,
sparkling, carbonated, fizzy, soft drink, agua con gas, gaseosa, refresco, agua mineral con gas, soda drink,
perrier, pellegrino, la croix, lacroix, topo chico, bubly, spindrift, schweppes, canada dry, gerolsteiner, badoit, apollinaris,
dr peper, sodastream, soda stream, bubble water, mineral water sparkling, cola, coke, coca cola, pepsi, sprite, fanta, dr pepper, mountain dew, mtn dew, 7up, 7 up, sierra mist,
root beer, ginger beer, birch beer, ginger ale, olipop, poppi, zevia, fresca, jarritos, inca kola, irn bru, sunkist, energy drink,
red bull, monster energy, rockstar energy, celsius energy, bang energy, kombucha, champagne, champan, prosecco, sekt, cava, lambrusco, beer,
chela, cerveza, lager, pilsner, ipa, pale ale, hard cider, hard apple cider, hard pear cider, dry cider, cidre, shandy, radler, michelada, white claw, truly hard, high noon, twisted tea, spritz, spritzer, bellini, mimosa,
vodka soda, whiskey soda, scotch soda, gin fizz, tom collins, moscow mule, cuba libre, rum coke, jack coke, ranch water, ron con cola,
calimocho, kalimotxo, tinto de verano, liquid death sparkling, polar seltzer, waterloo sparkling, guinness, heineken, budweiser,
bud light, coors light, miller lite, corona extra, modelo especial, alka seltzer,
mello yello, baja blast, orange crush, crush orange, barqs, cheerwine, moxie, faygo, jones soda, ibc root beer, vernors, blenheim ginger,
culture pop, mineragua, penafiel, sidral mundet, manzana lift, guarana antarctica, mirinda, orangina, talking rain, alani nu, ghost energy,
c4 energy, reign energy, bang energy, prime energy, full throttle, nuun, health ade, martinellis sparkling, italian soda, cherry soda,
strawberry soda, lemon soda, soda light, coca light, coca zero, cola float, lambic, hefeweizen, kir royale, french 75, hard mountain dew,
mikes hard, four loko, angry orchard, bold rock, sierra nevada, tsingtao, carlsberg, amstel, kirin, saison, witbier, kolsch
`

/** Names that mean bubbles only where they are the whole name. */
export const BUBBLES_ALONE = `
soda, sodas, pop, diet coke, squirt, crush, tab, bubbly, waterloo, polar, aha, ale, stout, corona, modelo, truly, bud, miller,
coors, cider, peroni, asahi, sapporo, celsius, monster, starry, big red, rockstar, bang, nos, moxie, vernors, icee, slurpee,
barq, float, martinellis, stella, becks, presidente, red stripe, victoria, cerveza clara, mineral water, agua mineral, g t, sidra, champaign
`

/** Names that sound like alcohol and are none; what stands beside them counts: "Jameson and ginger ale". */
export const SOUNDS_LIKE_ALCOHOL = `
root beer, ginger beer, birch beer, butterbeer, ginger ale
`

/** Names that say there is no alcohol, whatever else they say. */
export const NOT_ALCOHOL_NAMES = `
non alcoholic, nonalcoholic, no alcohol, alcohol free, free alcohol,
zero alcohol, dealcoholized, mocktail, virgin, sin alcohol, sugar alcohol, fruit cocktail, shrimp cocktail,
seafood cocktail, crab cocktail, prawn cocktail, lobster cocktail, oyster cocktail, camaron cocktail, cranberry juice cocktail,
vegetable cocktail, juice cocktail, coctel de frutas, coctel de camaron, cocktail peanut, cocktail nut, cocktail tomato, cocktail frank,
cocktail weenie, na beer, na wine, na ipa, heineken 0, 0 alcohol, batida de mamey, batida de lechosa, batida de guineo, batida de fresa, batida de zapote, batida de papaya,
margarita mix, bloody mary mix, mojito mix, baileys creamer,
baileys coffee creamer, coffee creamer, champagne grape, wine grape, champagne mango, martini olive, athletic brewing, heineken zero, 0 0
`

/** Words of dishes: with one of them a drink is an ingredient, "coq au vin" or "beer battered cod". */
export const DISH_WORDS = `
vinegar, vinaigrette, sauce, dressing, marinade, marinated, glaze, glazed, reduction, battered, batter, braised, simmered, stew,
stewed, poached, chowder, soup, chili, cake, bread, cracker, sorbet, mustard, cheese dip, chicken, turkey, beef, pork, lamb, ham, rib,
sausage, bratwurst, brat, fish, cod, salmon, shrimp, mussel, clam, scallop, egg, pasta, penne, ravioli, risotto, ice cream, raisin, truffle,
chocolate, cookie, pudding, tart, pie, gum, gummy, candy, jelly bean, jelly, jam, meatball, steak, bean, popcorn, baking, extract, flavoring,
ball, snap, cooking, sashimi, sushi, pear, yeast, cheese, tiramisu, pancake, donut, scone, seasoning, rub, onion, chip, cracker
`
