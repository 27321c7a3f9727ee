/**
 * Opens WhatsApp with this text, if any, filled in: to this number (digits, the country's code first), or to whom the
 * person chooses.
 */
export function whatsAppLink(text: string, number = ""): string {
  return `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;
}
