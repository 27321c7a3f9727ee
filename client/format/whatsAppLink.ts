/** `number` includes the country code; without it, the sender picks a chat. */
export function whatsAppLink(text: string, number = ""): string {
  return `https://wa.me/${number.replace(/\D/g, "")}${text && `?text=${encodeURIComponent(text)}`}`;
}
