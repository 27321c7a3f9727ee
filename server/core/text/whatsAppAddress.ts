/** A chat link that spreadsheets and WhatsApp tools leave unchanged. */
export function whatsAppAddress(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}`;
}
