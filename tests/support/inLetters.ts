/** "12a" becomes "Bca": names of people have two digits at most. */
export function inLetters(number: number | string): string {
  const letters = String(number).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
