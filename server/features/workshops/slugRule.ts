import { Matches } from "class-validator";

const SLUG = /^\s*([a-z0-9]+(-[a-z0-9]+)*)?\s{0,40}$/i;

export function SlugRule(): PropertyDecorator {
  return Matches(SLUG, { message: "Please use letters, digits and single hyphens only." });
}
