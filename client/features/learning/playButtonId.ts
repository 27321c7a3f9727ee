/** The button that plays this reference: where the focus goes back to when the player closes. */
export function playButtonId(referenceId: string): string {
  return `play-${referenceId}`;
}
