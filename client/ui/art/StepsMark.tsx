interface StepsMarkProps {
  size?: number;
}

/** The academy's logo: stairs that are also a bar chart. */
export function StepsMark({ size = 32 }: StepsMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="2" y="21" width="6" height="8" rx="1.5" fill="var(--teal)" />
      <rect x="9.5" y="15" width="6" height="14" rx="1.5" fill="var(--teal)" />
      <rect x="17" y="9" width="6" height="20" rx="1.5" fill="var(--teal)" />
      <rect x="24.5" y="3" width="6" height="26" rx="1.5" fill="var(--marigold)" />
    </svg>
  );
}
