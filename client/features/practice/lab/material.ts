/** What code works on: tables of SQL, files of Python. */
export interface Material {
  setup: string;
  files: { name: string; text: string }[];
}
