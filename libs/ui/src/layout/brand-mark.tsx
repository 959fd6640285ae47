/** The app's own mark: a drop that smiles. Words stand beside it. */
export function BrandMark({ size = 32 }: { size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="10" fill="var(--gb-accent)" />
      <path
        d="M16 6.2c3 4 6.6 7 6.6 11.2a6.6 6.6 0 0 1-13.2 0C9.4 13.2 13 10.2 16 6.2z"
        fill="var(--gb-on-accent)"
      />
      <path
        d="M12.9 17.6a3.2 3.2 0 0 0 6.2 0"
        fill="none"
        stroke="var(--gb-accent)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}
