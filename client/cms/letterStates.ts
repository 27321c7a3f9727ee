export const LETTER_STATES = {
  QUEUED: "Waiting",
  SENT: "Sent",
  FAILED: "Failed",
  KEPT: "Not sent: demo",
} as const;

type LetterState = keyof typeof LETTER_STATES;

export function letterStateNamed(name: string | null): LetterState | null {
  return Object.keys(LETTER_STATES).find((state): state is LetterState => state === name) ?? null;
}
