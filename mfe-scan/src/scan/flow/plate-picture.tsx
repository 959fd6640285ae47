import styles from './choose-step.module.css'

/** A plate seen from above between the corners of a viewfinder: protein, greens, and a small rest. */
export function PlatePicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 180" role="presentation" aria-hidden="true">
      <path
        className={styles.corners}
        d="M20 46V28a12 12 0 0 1 12-12h18M190 16h18a12 12 0 0 1 12 12v18M220 134v18a12 12 0 0 1-12 12h-18M50 164H32a12 12 0 0 1-12-12v-18"
      />
      <circle className={styles.rim} cx="120" cy="90" r="62" />
      <circle className={styles.plate} cx="120" cy="90" r="46" />
      <path
        className={styles.protein}
        d="M92 82c2-16 20-25 33-17 11 7 8 19-2 24-12 6-15 15-24 11-6-3-8-10-7-18Z"
      />
      <path className={styles.greens} d="M132 98c7-7 20-5 23 4 3 10-6 19-15 17-9-1-15-14-8-21Z" />
      <circle className={styles.dot} cx="104" cy="117" r="7" />
      <circle className={styles.dot} cx="119" cy="121" r="5" />
      <circle className={styles.dot} cx="148" cy="78" r="6" />
    </svg>
  )
}
