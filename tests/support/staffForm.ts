import type { TestApp } from "./testApp";

export interface StaffForm {
  /** The form's source, below `client/`. */
  file: string;
  name: string;
  /** Makes what its page needs, and returns the page's address. */
  open: (server: TestApp) => Promise<string>;
  /** Makes what is chosen before the form can be filled in, by field name. */
  choose?: (server: TestApp) => Promise<Record<string, string>>;
  /** The button whose dialog it is in. */
  opener?: RegExp;
  reveal?: RegExp;
  /** By field name; enough to submit the form. */
  typed: Record<string, string>;
}
