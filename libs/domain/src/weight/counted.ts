import { type Dated, dated, fitsBeside, isExplained, slipAt, storedSlipAt, type WeightSlip } from './slip.js'
import type { AskedWeighIn } from './weigh-ins.js'

/** A weigh-in of all, by the number of its day. */
type Placed<W> = Dated & { readonly asked: W }

/** Weigh-ins of which each fits those before it, by day: what one body weighed, typed in one unit. A run of slips is one of its own. */
type Course<W> = Placed<W>[]

/** As many before a weigh-in and behind it speak for it. */
const BESIDE = 3
/** A course that began later is believed when it is so many times as long: it may have been the first weight that was the slip. */
const TIMES_LONGER = 2
/** A course of so many that lies so many days from the believed one is a life between, and no slip. */
const OWN_COURSE = 3
const APART_DAYS = 60

/** Almost always it fits the one before it, which is seen at once. */
const continues = <W>(weighIn: Placed<W>, course: Course<W>): boolean => {
  const last = course.at(-1)
  return (
    (last !== undefined && fitsBeside(weighIn, last)) ||
    slipAt(weighIn, 'lbs', course.slice(-BESIDE)) === null
  )
}

const coursesOf = <W>(byDay: readonly Placed<W>[]): Course<W>[] => {
  const courses: Course<W>[] = []
  for (const weighIn of byDay) {
    let longest: Course<W> | null = null
    for (const course of courses)
      if ((longest === null || course.length > longest.length) && continues(weighIn, course)) longest = course
    if (longest === null) courses.push([weighIn])
    else longest.push(weighIn)
  }
  return courses
}

const placed = <W extends AskedWeighIn>(asked: W): Placed<W> => {
  const { at, weightLbs } = dated(asked)
  return { at, weightLbs, asked }
}

const isSure = <W extends AskedWeighIn>({ asked }: Placed<W>): boolean => asked.isConfirmed === true

/** How many speak for a course; what the person is sure of speaks twice. */
const voicesOf = <W extends AskedWeighIn>(course: Course<W>): number =>
  course.length + course.filter(isSure).length

/** The course that is believed: of two that contradict each other the one that began first, unless much speaks for the other. */
const believed = <W extends AskedWeighIn>(courses: readonly Course<W>[]): Course<W> =>
  courses.reduce<Course<W>>(
    (best, one) => (voicesOf(one) >= TIMES_LONGER * voicesOf(best) ? one : best),
    courses[0] ?? [],
  )

/** Those of a course nearest to a day, before it and behind it. */
const beside = <W>(at: number, course: Course<W>): Course<W> => {
  let [from, to] = [0, course.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((course[middle]?.at ?? at) < at) from = middle + 1
    else to = middle
  }
  return course.slice(Math.max(0, from - BESIDE), from + BESIDE)
}

const isFarFrom = <W>(course: Course<W>, counted: Course<W>): boolean =>
  course.length >= OWN_COURSE &&
  course.every(({ at }) => beside(at, counted).every((other) => Math.abs(other.at - at) > APART_DAYS))

/**
 * What looks like a slip among weights that are stored, typed or imported, by its weigh-in: the question of before saving,
 * of those that are odd. Other slips speak for none, however many lie in a row. What the person confirmed is never asked
 * about, and speaks for what follows it.
 * @param weighIns in the order of their recording, oldest first
 * Source: health-rules 4.3.
 */
export const slipsAmong = <W extends AskedWeighIn>(weighIns: readonly W[]): Map<W, WeightSlip> => {
  const byDay = weighIns.map((asked) => placed(asked)).toSorted((a, b) => a.at - b.at)
  const courses = coursesOf(byDay)
  if (courses.length < 2) return new Map()
  const best = believed(courses)
  const isCounted = (course: Course<W>) => course === best || course.some(isSure)
  const counted = courses
    .filter(isCounted)
    .flat()
    .toSorted((a, b) => a.at - b.at)
  const doubted = courses.filter((course) => !isCounted(course) && !isFarFrom(course, counted)).flat()
  return new Map(
    doubted
      .toSorted((a, b) => a.at - b.at)
      .flatMap((weighIn) => {
        const slip = storedSlipAt(weighIn, beside(weighIn.at, counted))
        return slip === null ? [] : [[weighIn.asked, slip] as const]
      }),
  )
}

/** Whether a weigh-in that is asked about may be what the scale said, beside the nearest that counts. */
const mayBeTrue = (weighIn: Dated, slip: WeightSlip, counted: readonly Dated[]): boolean => {
  const gapOf = ({ at }: Dated) => Math.abs(at - weighIn.at)
  const nearest = counted.reduce<Dated | null>(
    (best, one) => (best === null || gapOf(one) < gapOf(best) ? one : best),
    null,
  )
  return slip.meant === null && nearest !== null && isExplained(nearest, weighIn)
}

/**
 * The weigh-ins that count: all but those about which the person is asked and has not answered, unless the time between
 * explains them. Nothing else about weight, on a screen or on paper, is made from any others.
 * @param weighIns in the order of their recording, oldest first
 * @param slips what `slipsAmong` says of them, where it has been asked already
 * Source: health-rules 4.3.
 */
export const withoutSlips = <W extends AskedWeighIn>(
  weighIns: readonly W[],
  slips: ReadonlyMap<W, WeightSlip> = slipsAmong(weighIns),
): W[] => {
  if (slips.size === 0) return [...weighIns]
  const counted = weighIns.filter((weighIn) => !slips.has(weighIn)).map(dated)
  return weighIns.filter((weighIn) => {
    const slip = slips.get(weighIn)
    return slip === undefined || mayBeTrue(dated(weighIn), slip, counted)
  })
}

/** Where a person started and stands, of the weights that count. */
export interface WeightSpan<W> {
  readonly first: W
  readonly current: W
}

/**
 * The weight that a loss is counted from and the one of today. Null before the first.
 * @param weighIns in the order of their recording, oldest first
 * @param slips what `slipsAmong` says of them, where it has been asked already
 * Source: health-rules 4.1 and 4.3.
 */
export const weightSpan = <W extends AskedWeighIn & { readonly isInitial: boolean }>(
  weighIns: readonly W[],
  slips?: ReadonlyMap<W, WeightSlip>,
): WeightSpan<W> | null => {
  const counted = withoutSlips(weighIns, slips)
  const [first, current] = [counted.find(({ isInitial }) => isInitial) ?? counted[0], counted.at(-1)]
  return first === undefined || current === undefined ? null : { first, current }
}
