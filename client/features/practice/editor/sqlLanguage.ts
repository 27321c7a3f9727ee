import type { LanguageSupport } from "@codemirror/language";
import { PostgreSQL, sql } from "@codemirror/lang-sql";

export function sqlLanguage(): LanguageSupport {
  return sql({ dialect: PostgreSQL });
}
