import type { Dish, Garnish } from './dish'
import { isLoose, type GarnishKind } from './food-colors'
import { scatter, type Oval, type Spot } from './scatter'
import styles from './dish-picture.module.css'

const AMOUNT: Record<GarnishKind, number> = {
  leaf: 4,
  berry: 5,
  cube: 5,
  slice: 4,
  wedge: 4,
  floret: 4,
  shrimp: 4,
  seed: 8,
  swirl: 1,
  dust: 12,
}

interface Properties {
  dish: Pick<Dish, 'garnishes' | 'seed'>
  within: Oval
  /** Times their size; larger where a dish is seen from above. */
  size?: number
}

/** What lies on a dish, inside an oval of it. The pieces of several foods lie between each other, not in heaps. */
export function Garnishes({ dish: { garnishes, seed }, within, size = 1 }: Properties) {
  const pieces = garnishes.filter(({ garnish }) => !isLoose(garnish))
  const places = scatter(
    pieces.reduce((sum, { garnish }) => sum + AMOUNT[garnish], 0),
    within,
    seed,
  )
  return (
    <>
      {garnishes
        .filter(({ garnish }) => isLoose(garnish))
        .map((garnish, index) => (
          <Pieces
            key={garnish.color}
            garnish={garnish}
            spots={scatter(AMOUNT[garnish.garnish], within, seed + index * 977)}
            size={size}
          />
        ))}
      {pieces.map((garnish, index) => (
        <Pieces
          key={garnish.color}
          garnish={garnish}
          spots={places.filter((_, place) => place % pieces.length === index)}
          size={size}
        />
      ))}
    </>
  )
}

const Pieces = ({
  garnish: { garnish, color },
  spots,
  size,
}: {
  garnish: Garnish
  spots: readonly Spot[]
  size: number
}) => (
  <g fill={color} className={isLoose(garnish) ? undefined : styles.piece}>
    {spots.map((spot) => (
      <g
        key={`${spot.x} ${spot.y}`}
        transform={`translate(${spot.x} ${spot.y}) rotate(${spot.turn}) scale(${Math.round(100 * spot.size * size) / 100})`}
      >
        <Piece kind={garnish} color={color} />
      </g>
    ))}
  </g>
)

function Piece({ kind, color }: { kind: GarnishKind; color: string }) {
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
    case 'slice':
      return (
        <>
          <circle r={4.2} />
          <circle r={3.1} className={styles.pale} />
          <path d="M-1.400-.6V.6M0-1.600V-.6M1.400-.2V1M-.2.8V1.800" className={styles.pips} />
        </>
      )
    case 'wedge':
      return (
        <>
          <path d="M-5.200-1.800Q0 .6 5.200-1.800 4.600 4.600 0 4.600T-5.200-1.800Z" />
          <path d="M-3.400.6Q0 2.200 3.400.6" className={styles.vein} />
        </>
      )
    case 'floret':
      return (
        <>
          <path d="M-1 1H1L1.400 5H-1.400Z" className={styles.stalk} />
          <path d="M-4.600 1Q-6-3-2.400-3.200-1.600-6 1-4.800 4.400-5 4.200-2 6 1 3 1.600 0 3-4.600 1Z" />
        </>
      )
    case 'shrimp':
      return (
        <>
          <path d="M3.600-3.600A5 5 0 1 0 3 4.200L2 1.400A2.300 2.300 0 1 1 2-1.200Z" />
          <path d="M3.600-3.600L6.200-4.600 5.400-2Z" />
          <path d="M-4.400-1L-2.200-.6M-3.600 2.600L-1.800 1.400" className={styles.vein} />
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
