export function batchAnchor(batchId: string): string {
  return `register-${batchId}`;
}
