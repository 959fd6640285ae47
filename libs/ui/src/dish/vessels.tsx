import type { Dish } from './dish'
import { Garnishes } from './pieces'
import styles from './dish-picture.module.css'

/** A tumbler with foam. Without a straw: air is no friend of a sleeve. */
export const Glass = ({ dish }: { dish: Dish }) => (
  <>
    <path d="M31 22H65L61 80Q60.500 84 57 84H39Q35.500 84 35 80Z" className={styles.china} />
    <path d="M34 32H62L58.500 78Q58 81 55 81H41Q38 81 37.500 78Z" fill={dish.main} />
    <path d="M34 32H62L61.600 37Q55 41 48 37T34.400 37Z" className={styles.foam} />
    <Garnishes dish={dish} within={{ x: 48, y: 34, rx: 11, ry: 3 }} />
    <path d="M39 42L41 74" className={styles.shine} />
  </>
)

/** A mug that steams. */
export const Mug = ({ dish }: { dish: Dish }) => (
  <>
    <path d="M66 46Q80 44 79 56T64 68" className={styles.handle} />
    <path d="M24 40H70L67 74Q66 82 58 82H36Q28 82 27 74Z" className={styles.china} />
    <ellipse cx={47} cy={40} rx={23} ry={6} className={styles.edge} />
    <ellipse cx={47} cy={40.5} rx={20} ry={4.6} fill={dish.main} />
    <Garnishes dish={dish} within={{ x: 47, y: 40.5, rx: 13, ry: 2 }} />
    <Steam x={47} />
  </>
)

/** A wide bowl, full to the rim, with a spoon. */
export const Soup = ({ dish }: { dish: Dish }) => (
  <>
    <path d="M76 22L62 46" className={styles.spoon} />
    <path d="M12 46H84Q82 78 60 80H36Q14 78 12 46Z" className={styles.china} />
    <ellipse cx={48} cy={46} rx={36} ry={11} className={styles.edge} />
    <ellipse cx={48} cy={47} rx={31} ry={8.5} fill={dish.main} />
    <path d="M26 46Q36 42 46 46T68 46" className={styles.gleam} />
    <Garnishes dish={dish} within={{ x: 48, y: 47, rx: 22, ry: 5 }} />
    <Steam x={40} />
  </>
)

/** What bowls are glazed in: they hold many things of one color. */
const GLAZES = ['#f4f1ea', '#8fb0ad', '#c98f76', '#7f8fae', '#d9c7a3', '#a9b890']

/** A bowl from above, with what lies on it in sight. */
export const Bowl = ({ dish }: { dish: Dish }) => (
  <>
    <circle cx={48} cy={49} r={38} className={styles.glaze} fill={GLAZES[dish.seed % GLAZES.length]} />
    <circle cx={48} cy={49} r={33} className={styles.inside} />
    <circle cx={48} cy={50.5} r={31} fill={dish.main} />
    <path d="M25 42Q34 26 52 27M62 73Q73 67 76 53" className={styles.gleam} />
    <Garnishes dish={dish} within={{ x: 48, y: 50, rx: 24, ry: 23 }} size={1.35} />
  </>
)

/** A footed cup with a swirl on top. */
export const Cup = ({ dish }: { dish: Dish }) => (
  <>
    <path d="M48 62V76M34 82H62Q60 76 48 76T34 82Z" className={styles.foot} />
    <path d="M28 42Q28 34 38 34 40 24 49 24T59 33Q68 33 68 42Z" fill={dish.main} />
    <path d="M36 38Q48 43 60 37M42 30Q49 34 56 29" className={styles.gleam} />
    <Garnishes dish={dish} within={{ x: 48, y: 35, rx: 14, ry: 6 }} />
    <path d="M24 42H72Q72 62 54 66H42Q24 62 24 42Z" className={styles.china} />
    <path d="M24 42H72" className={styles.rim} />
  </>
)

/** A small straight dish, baked or chilled in. */
export const Ramekin = ({ dish }: { dish: Dish }) => (
  <>
    <path d="M22 46Q24 32 36 34 48 24 60 34 73 32 74 46Z" fill={dish.main} />
    <path d="M34 40Q48 34 62 40" className={styles.gleam} />
    <Garnishes dish={dish} within={{ x: 48, y: 39, rx: 17, ry: 5 }} />
    <path d="M18 46H78L74 76Q73 80 68 80H28Q23 80 22 76Z" className={styles.china} />
    <path d="M30 54V74M40 54V74M50 54V74M60 54V74" className={styles.flute} />
    <path d="M18 46H78" className={styles.rim} />
  </>
)

const Steam = ({ x }: { x: number }) => (
  <path
    d={`M${x} 30Q${x - 4} 25 ${x} 20T${x} 11M${x + 13} 31Q${x + 9} 26 ${x + 13} 21T${x + 13} 14`}
    className={styles.steam}
  />
)
