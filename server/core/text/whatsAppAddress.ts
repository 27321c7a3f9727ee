/** Opens a chat with this phone. Spreadsheets and WhatsApp tools alike leave it as it is. */
export function whatsAppAddress(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}`;
}
