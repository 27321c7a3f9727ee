/** The anchor on a course's page that opens a batch's registration form. */
export function batchAnchor(batchId: string): string {
  return `register-${batchId}`;
}
