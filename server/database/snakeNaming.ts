import { DefaultNamingStrategy } from "typeorm";

function snakeCase(text: string): string {
  return text.replace(/[A-Z]/g, (email) => `_${email.toLowerCase()}`);
}

export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snakeCase([...prefixes, customName ?? propertyName].join("_"));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }
}
