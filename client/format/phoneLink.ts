/** What dials this number, however it is spaced: "tel:+914000000001". */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
