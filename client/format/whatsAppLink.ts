/**
 * Opens WhatsApp with this text filled in: to this number (digits, the country's code first), or to whom the person
 * chooses.
 */
export function whatsAppLink(text: string, number = ""): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
