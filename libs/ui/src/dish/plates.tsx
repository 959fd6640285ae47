import type { Dish } from './dish'
import { Garnishes } from './pieces'
import { scatter } from './scatter'
import styles from './dish-picture.module.css'

/** A round plate from above. */
const Plate = () => (
  <>
    <circle cx={48} cy={50} r={37} className={styles.china} />
    <circle cx={48} cy={50} r={27} className={styles.well} />
  </>
)

/** Something soft, in a swirled mound. */
export const Mound = ({ dish }: { dish: Dish }) => (
  <>
    <Plate />
    <path d="M25 54Q24 36 42 32 64 28 70 46 74 64 56 70 30 74 25 54Z" fill={dish.main} />
    <path d="M32 54Q34 40 48 40T62 52 48 62 42 52 50 48" className={styles.gleam} />
    <Garnishes dish={dish} within={{ x: 49, y: 51, rx: 17, ry: 14 }} size={1.15} />
  </>
)

/** Loose curds of egg or tofu. */
export const Eggs = ({ dish }: { dish: Dish }) => (
  <>
    <Plate />
    <g fill={dish.main}>
      {scatter(9, { x: 48, y: 50, rx: 20, ry: 18 }, dish.seed).map(({ x, y, turn, size }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path d="M-10 1Q-10-7-2-7 3-11 8-5 13 1 7 6 1 10-4 7-10 8-10 1Z" className={styles.curd} />
        </g>
      ))}
    </g>
    <Garnishes dish={dish} within={{ x: 48, y: 50, rx: 18, ry: 16 }} size={1.1} />
  </>
)

/** A fillet or a tender cut beside its vegetables. */
export const Fish = ({ dish }: { dish: Dish }) => (
  <>
    <Plate />
    <Garnishes dish={dish} within={{ x: 50, y: 64, rx: 20, ry: 8 }} size={1.25} />
    <g transform={`rotate(${(dish.seed % 21) - 10} 48 46)`}>
      <path d="M22 48Q30 32 52 33 72 34 76 44 70 57 50 57 30 58 22 48Z" fill={dish.main} />
      <path d="M36 37Q40 46 35 55M47 35Q52 46 46 56M58 36Q63 46 57 55" className={styles.gleam} />
    </g>
  </>
)

/** A baking dish from above, with what browned on it. */
export const Bake = ({ dish }: { dish: Dish }) => (
  <>
    <rect x={8} y={44} width={80} height={14} rx={7} className={styles.foot} />
    <rect x={13} y={22} width={70} height={58} rx={12} className={styles.china} />
    <rect x={19} y={28} width={58} height={46} rx={8} fill={dish.main} />
    <path d="M20 43Q34 38 48 44T76 42M20 60Q34 55 48 61T76 59" className={styles.gleam} />
    <Garnishes dish={dish} within={{ x: 48, y: 51, rx: 23, ry: 17 }} size={1.4} />
  </>
)

/** A pan with what is in it. */
export const Skillet = ({ dish }: { dish: Dish }) => (
  <>
    <path d="M66 66L90 88" className={styles.panHandle} />
    <circle cx={45} cy={46} r={36} className={styles.pan} />
    <circle cx={45} cy={46} r={30} className={styles.panFloor} />
    <g fill={dish.main}>
      {scatter(8, { x: 45, y: 46, rx: 21, ry: 21 }, dish.seed).map(({ x, y, turn, size }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <rect x={-7} y={-5} width={14} height={10} rx={4} />
        </g>
      ))}
    </g>
    <Garnishes dish={dish} within={{ x: 45, y: 46, rx: 21, ry: 21 }} size={1.3} />
  </>
)

/** Folded once in its pan, with what it is filled with looking out. */
export const Omelet = ({ dish }: { dish: Dish }) => (
  <>
    <path d="M66 66L90 88" className={styles.panHandle} />
    <circle cx={45} cy={46} r={36} className={styles.pan} />
    <circle cx={45} cy={46} r={30} className={styles.panFloor} />
    <Garnishes dish={dish} within={{ x: 45, y: 60, rx: 19, ry: 4 }} size={1.2} />
    <path d="M20 56Q18 28 45 26T70 56Q45 62 20 56Z" fill={dish.main} />
    <path d="M27 50Q30 36 44 34M52 36Q60 40 62 48" className={styles.gleam} />
    <Garnishes
      dish={{ ...dish, garnishes: dish.garnishes.slice(0, 1) }}
      within={{ x: 46, y: 45, rx: 12, ry: 6 }}
    />
  </>
)
