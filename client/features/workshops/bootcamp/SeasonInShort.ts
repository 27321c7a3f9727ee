/** What the bootcamp's pages tell of a season outside its card. */
export interface SeasonInShort {
  id: string;
  number: number;
  title: string;
  priceRupees: number;
  seatsLeft: number | null;
  /** An instant, in ISO 8601; null while no date is set. */
  startsAt: string | null;
  isLocked: boolean;
  isOpen: boolean;
}
