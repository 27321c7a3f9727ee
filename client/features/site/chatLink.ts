/** Opens WhatsApp at this number (digits, with the country's code first) with a text filled in. */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
