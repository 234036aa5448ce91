/** The mark of Tieout: two columns of figures, struck through where they agree. */
export function ProductMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#1f5fa8" />
      <path d="M8 11.5h16M8 20.5h16" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path d="M20.5 6.5l-9 19" stroke="#9ecbff" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
