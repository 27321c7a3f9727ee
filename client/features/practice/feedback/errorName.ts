/** What PostgreSQL's codes say. Other codes reach a page for staff only in a learner's own words. */
const SQL_NAMES = new Map(
  Object.entries({
    "21000": "More than one row",
    "22003": "Number too large",
    "22007": "Unreadable date",
    "22008": "Date out of range",
    "22012": "Division by zero",
    "22P02": "Unreadable value",
    "23502": "Value missing",
    "23503": "Row missing in the other table",
    "23505": "Value exists already",
    "23514": "Value not allowed",
    "42601": "Syntax error",
    "42702": "Ambiguous column",
    "42703": "Unknown column",
    "42704": "Unknown type",
    "42725": "Ambiguous function",
    "42803": "Column not grouped",
    "42804": "Types that don't match",
    "42846": "Impossible conversion",
    "42883": "Unknown function or operator",
    "42P01": "Unknown table",
    "42P07": "Table exists already",
    "42P10": "Wrong column number",
  }),
);

const SQL_CODE = /^(?=.*\d)[\dA-Z]{5}$/;

/** Python's class or, for PostgreSQL's code, words; null for a code without any. */
export function errorName(type: string): string | null {
  return SQL_NAMES.get(type) ?? (isSqlCode(type) ? null : type);
}

export function isSqlCode(type: string): boolean {
  return SQL_CODE.test(type);
}
