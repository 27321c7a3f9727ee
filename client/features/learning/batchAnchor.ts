/** Where one registers for a batch, on its course's page; an address with it opens the form. */
export function batchAnchor(batchId: string): string {
  return `register-${batchId}`;
}
