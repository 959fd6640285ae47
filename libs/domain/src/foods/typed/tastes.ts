/** Tastes that change little of the figures of a product; never an animal or a nut [own]. */
export const TASTES: ReadonlySet<string> = new Set(
  `vanilla chocolate strawberry caramel peach berry mixed cherry mint cookie cream banana cinnamon coffee mocha salted lemon
   lime orange mango raspberry blueberry blackberry pumpkin spice birthday cake brownie original coconut pineapple grape
   watermelon fruit punch tropical dark white chip dough smore churro honey maple key flavor flavored fresa vainilla
   lemonade unflavored nacho ranch queso jalapeno taco loaded sour onion dill buffalo barbecue garlic parmesan
   fuzzy navel batter fudge crunch swirl sundae pie latte cafe toffee hazelnut limon naranja uva pina durazno frambuesa cereza sandia melon mora kiwi`.split(
    /\s+/,
  ),
)
