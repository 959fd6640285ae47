import type { Dish } from './dish'
import { Garnishes } from './pieces'
import { scatter } from './scatter'
import styles from './dish-picture.module.css'

const Board = () => (
  <>
    <rect x={8} y={24} width={80} height={54} rx={14} className={styles.board} />
    <path d="M18 38H60M30 64H78" className={styles.grain} />
  </>
)

/** Small pieces to eat with the fingers, each with a little on top. */
export const Bites = ({ dish }: { dish: Dish }) => (
  <>
    <Board />
    {scatter(5, { x: 48, y: 51, rx: 27, ry: 15 }, dish.seed).map(({ x, y }) => (
      <g key={`${x} ${y}`}>
        <circle cx={x} cy={y} r={9.5} className={styles.under} />
        <circle cx={x} cy={y} r={8.5} fill={dish.main} />
        <circle cx={x - 2.5} cy={y - 3} r={2} className={styles.gloss} />
        <Garnishes
          dish={{ ...dish, garnishes: dish.garnishes.slice(0, 2) }}
          within={{ x, y, rx: 4, ry: 4 }}
        />
      </g>
    ))}
  </>
)

/** Halves of eggs with their yolk piped back. */
export const Halves = ({ dish }: { dish: Dish }) => (
  <>
    <Board />
    {scatter(5, { x: 48, y: 51, rx: 28, ry: 16 }, dish.seed).map(({ x, y, turn }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn % 40})`}>
        <ellipse rx={11} ry={8.5} className={styles.under} />
        <ellipse rx={10} ry={7.5} className={styles.edge} />
        <circle r={5.2} fill={dish.main} />
        <path d="M-3 0Q0-4 3 0" className={styles.gleam} />
        <Garnishes
          dish={{ ...dish, garnishes: dish.garnishes.slice(0, 1) }}
          within={{ x: 0, y: 0, rx: 4, ry: 3 }}
        />
      </g>
    ))}
  </>
)

/** Halves that are filled: zucchini, pepper, lettuce. */
export const Boat = ({ dish }: { dish: Dish }) => (
  <>
    <circle cx={48} cy={50} r={37} className={styles.china} />
    {[37, 63].map((y, index) => (
      <g key={y} transform={`rotate(${-14 + (dish.seed % 9)} 48 ${y})`}>
        <ellipse cx={48} cy={y} rx={29} ry={12} fill={dish.shell} />
        <ellipse cx={48} cy={y} rx={23} ry={7.5} fill={dish.main} />
        <Garnishes
          dish={{ ...dish, seed: dish.seed + index }}
          within={{ x: 48, y, rx: 18, ry: 4 }}
          size={1.1}
        />
      </g>
    ))}
  </>
)

/** A small bowl with what is dipped into it. */
export const Dip = ({ dish }: { dish: Dish }) => (
  <>
    <Board />
    <g fill={dish.garnishes[0]?.color ?? '#93bf62'}>
      {[64, 71, 78].map((x, index) => (
        <rect
          key={x}
          x={x}
          y={36 + index * 5}
          width={5.5}
          height={30}
          rx={2.7}
          transform={`rotate(18 ${x} 50)`}
        />
      ))}
    </g>
    <circle cx={38} cy={50} r={25} className={styles.china} />
    <circle cx={38} cy={50} r={19} fill={dish.main} />
    <path d="M26 51Q31 41 40 44T47 54 37 57" className={styles.gleam} />
    <Garnishes dish={dish} within={{ x: 38, y: 50, rx: 12, ry: 12 }} />
  </>
)

/** A slice of bread, spread. */
export const Toast = ({ dish }: { dish: Dish }) => (
  <>
    <circle cx={48} cy={50} r={37} className={styles.china} />
    <path d="M26 42Q22 30 36 29H62Q76 30 71 43V68Q71 73 66 73H31Q26 73 26 68Z" className={styles.crust} />
    <path d="M31 43Q28 34 37 34H60Q69 35 66 44V65Q66 68 63 68H34Q31 68 31 65Z" fill={dish.main} />
    <Garnishes dish={dish} within={{ x: 48, y: 51, rx: 13, ry: 13 }} size={1.25} />
  </>
)

/** Broken shards, frozen. */
export const Bark = ({ dish }: { dish: Dish }) => (
  <>
    <Board />
    <g className={styles.shard} fill={dish.main}>
      <path d="M18 36L46 30 42 54 22 58Z" />
      <path d="M50 31L78 34 76 52 48 50Z" />
      <path d="M26 62L50 56 66 58 60 73 32 74Z" />
    </g>
    <Garnishes dish={dish} within={{ x: 47, y: 51, rx: 24, ry: 15 }} size={1.2} />
  </>
)
