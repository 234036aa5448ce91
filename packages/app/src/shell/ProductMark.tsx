/** The mark of Tieout: an equals sign whose second line is a tick. */
export function ProductMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#1f5fa8" />
      <g fill="none" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8 9.5h16" stroke="#fff" />
        <path d="M8 18.5l5.2 5L24 15.5" stroke="#a9d1ff" />
      </g>
    </svg>
  );
}
