/** Opens WhatsApp with this text, if any, filled in: to this number (the country's code first), or to anyone. */
export function whatsAppLink(text: string, number = ""): string {
  return `https://wa.me/${number.replace(/\D/g, "")}${text && `?text=${encodeURIComponent(text)}`}`;
}
