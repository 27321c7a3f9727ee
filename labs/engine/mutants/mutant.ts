/** A typical wrong version of a solution. */
export interface Mutant {
  /** What is different, such as "without the condition status = 'placed'". */
  label: string;
  code: string;
}

/** Of one solution. */
export const MAX_MUTANTS = 60;
