/** Ends with one full stop, also after a name such as "Asha R.". */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
