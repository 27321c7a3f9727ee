export const EMAIL_STATES = {
  QUEUED: "Waiting",
  SENT: "Sent",
  FAILED: "Failed",
  KEPT: "Not sent: demo",
  HELD: "Held since a restore",
} as const;

type EmailState = keyof typeof EMAIL_STATES;

export function emailStateNamed(name: string | null): EmailState | null {
  return Object.keys(EMAIL_STATES).find((state): state is EmailState => state === name) ?? null;
}
