/** A glass, a small plate and a morning sun: what the day is made of. The hills go on at both sides, for wide screens. */
export function WelcomePicture() {
  return (
    <svg viewBox="0 0 360 170" preserveAspectRatio="xMidYMax meet" aria-hidden="true" fill="none">
      <circle cx="276" cy="66" r="34" fill="var(--gb-mood)" opacity="0.22" />
      <circle cx="276" cy="66" r="20" fill="var(--gb-mood)" opacity="0.55" />
      <path
        d="M-400 132H0c52-26 108-26 164-8s130 20 196-10h400v56H-400z"
        fill="var(--gb-accent)"
        opacity="0.14"
      />
      <path
        d="M-400 150H0c70-18 124-12 180-4s118 8 180-8h400v32H-400z"
        fill="var(--gb-accent)"
        opacity="0.2"
      />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path d="M70 58h46l-6 78a6 6 0 0 1-6 5.6H82a6 6 0 0 1-6-5.6z" fill="var(--gb-card)" />
        <path
          d="M73.2 92c8-6 14 4 22 0s12-4 17.4-2l-3.6 46a5 5 0 0 1-5 4.6H81.8a5 5 0 0 1-5-4.6z"
          fill="var(--gb-fluids)"
          opacity="0.75"
        />
        <path
          d="M70 58h46l-6 78a6 6 0 0 1-6 5.6H82a6 6 0 0 1-6-5.6z"
          stroke="var(--gb-fluids)"
          strokeWidth="3"
        />
        <ellipse
          cx="196"
          cy="136"
          rx="66"
          ry="13"
          fill="var(--gb-card)"
          stroke="var(--gb-accent)"
          strokeWidth="3"
        />
        <path d="M168 130c2-16 14-24 28-24s26 8 28 24z" fill="var(--gb-food)" opacity="0.75" />
        <path d="M196 106c-2-14 6-24 18-26 2 14-6 24-18 26z" fill="var(--gb-food)" />
        <circle cx="178" cy="126" r="9" fill="var(--gb-mood)" opacity="0.85" />
        <circle cx="214" cy="127" r="8" fill="var(--gb-danger)" opacity="0.6" />
      </g>
    </svg>
  )
}
