import type { ComponentType, CSSProperties } from 'react'
import { Bark, Bites, Boat, Dip, Halves, Toast } from './boards'
import { dishOf, type Dish, type Pictured } from './dish'
import styles from './dish-picture.module.css'
import { Bake, Eggs, Fish, Mound, Omelet, Skillet } from './plates'
import type { DishShape } from './shape-words'
import { Bowl, Cup, Glass, Mug, Ramekin, Soup } from './vessels'

const DRAWN: Record<DishShape, ComponentType<{ dish: Dish }>> = {
  glass: Glass,
  mug: Mug,
  soup: Soup,
  bowl: Bowl,
  cup: Cup,
  ramekin: Ramekin,
  mound: Mound,
  eggs: Eggs,
  fish: Fish,
  bake: Bake,
  skillet: Skillet,
  omelet: Omelet,
  bites: Bites,
  halves: Halves,
  boat: Boat,
  dip: Dip,
  toast: Toast,
  bark: Bark,
}

interface Properties {
  recipe: Pictured
  /** `row` stands at the start of a row, `card` over the name of a dish, `wide` over a recipe. */
  size: 'row' | 'card' | 'wide'
}

/** A drawing of a dish, from its kind and the colors of what is in it. Its name stands beside it, so it has none. */
export function DishPicture({ recipe, size }: Properties) {
  const dish = dishOf(recipe)
  const Drawn = DRAWN[dish.shape]
  return (
    <span className={`${styles.ground} ${styles[size]}`} style={{ '--dish': dish.ground } as DishStyle}>
      <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <ellipse cx={48} cy={85} rx={34} ry={5} className={styles.shadow} />
        <Drawn dish={dish} />
      </svg>
    </span>
  )
}

type DishStyle = CSSProperties & Record<'--dish', string>
