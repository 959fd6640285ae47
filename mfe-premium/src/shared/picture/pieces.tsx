import type { Dish, Garnish } from './dish'
import { scatter, type Oval, type Spot } from './scatter'
import styles from './dish-picture.module.css'

const AMOUNT: Record<Garnish['garnish'], number> = { leaf: 4, berry: 5, cube: 5, seed: 8, swirl: 1, dust: 12 }

/** What lies on a dish, inside an oval of it. */
export function Garnishes({ dish, within }: { dish: Dish; within: Oval }) {
  return dish.garnishes.map((garnish, index) => (
    <Scattered
      key={garnish.color}
      garnish={garnish}
      spots={scatter(AMOUNT[garnish.garnish], within, dish.seed + index * 977)}
    />
  ))
}

function Scattered({ garnish: { garnish, color }, spots }: { garnish: Garnish; spots: Spot[] }) {
  return (
    <g fill={color}>
      {spots.map((spot, index) => (
        <g key={index} transform={`translate(${spot.x} ${spot.y}) rotate(${spot.turn}) scale(${spot.size})`}>
          <Piece kind={garnish} color={color} />
        </g>
      ))}
    </g>
  )
}

function Piece({ kind, color }: { kind: Garnish['garnish']; color: string }) {
  switch (kind) {
    case 'leaf':
      return (
        <>
          <path d="M-5 0C-3-4 3-4 5 0 3 4-3 4-5 0Z" />
          <path d="M-4 0H4" className={styles.vein} />
        </>
      )
    case 'berry':
      return (
        <>
          <circle r={3.4} />
          <circle cx={-1} cy={-1.1} r={1} className={styles.gloss} />
        </>
      )
    case 'cube':
      return (
        <>
          <rect x={-3.2} y={-2.8} width={6.4} height={5.6} rx={1.6} />
          <path d="M-2.4-1.8H2" className={styles.shine} />
        </>
      )
    case 'seed':
      return <ellipse rx={2.3} ry={1.3} />
    case 'swirl':
      return (
        <path
          d="M-9 1C-6-5 0 5 4-1S9-3 10 1"
          fill="none"
          stroke={color}
          strokeWidth={2.2}
          strokeLinecap="round"
        />
      )
    case 'dust':
      return <circle r={0.8} />
  }
}
