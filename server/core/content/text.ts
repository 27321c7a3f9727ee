import { ArrayMaxSize, IsOptional, Matches, MaxLength, ValidateBy, ValidateNested } from "class-validator";
import { UUID_PATTERN } from "../uuid";
import { decorateAll } from "./decorateAll";

export function RequiredText(max: number, message: string): PropertyDecorator {
  return decorateAll(
    Matches(/\S/, { message }),
    MaxLength(max, { message: `Please use at most ${max} characters.` }),
  );
}

export function RequiredTexts(max: number, message: string): PropertyDecorator {
  return decorateAll(
    Matches(/\S/, { each: true, message }),
    MaxLength(max, { each: true, message: `Please use at most ${max} characters each.` }),
  );
}

export function OptionalText(max: number): PropertyDecorator {
  return decorateAll(IsOptional(), MaxLength(max, { message: `Please use at most ${max} characters.` }));
}

export function TextList({ maxItems, max }: { maxItems: number; max: number }): PropertyDecorator {
  return decorateAll(
    ArrayMaxSize(maxItems, { message: `Please use at most ${maxItems} lines.` }),
    Matches(/\S/, { each: true, message: "Please leave no line blank." }),
    MaxLength(max, { each: true, message: `Please use at most ${max} characters a line.` }),
  );
}

export function ListOfValues(maxItems: number): PropertyDecorator {
  return decorateAll(
    ArrayMaxSize(maxItems, { message: `There is room for ${maxItems} here.` }),
    ValidateNested({ each: true }),
  );
}

/** Rejects `javascript:`, credentials and relative addresses. */
export function isHttpsLink(value: unknown): boolean {
  if (typeof value !== "string" || !URL.canParse(value)) return false;
  const url = new URL(value);
  return (
    url.protocol === "https:" && url.username === "" && url.password === "" && url.hostname.includes(".")
  );
}

const MAX_LINK_CHARACTERS = 2000;

export interface LinkRules {
  message?: string;
  /** Turns what people paste into an address; give it to the normaliser, too. */
  complete?: (pasted: string) => string;
}

function isLink({ complete }: LinkRules, value: unknown): boolean {
  return isHttpsLink(complete && typeof value === "string" ? complete(value) : value);
}

export function HttpsLink(options: LinkRules = {}): PropertyDecorator {
  const message = options.message ?? "Please enter a full address that starts with https://";
  return decorateAll(
    ValidateBy(
      { name: "httpsLink", validator: { validate: (value) => isLink(options, value) } },
      { message },
    ),
    MaxLength(MAX_LINK_CHARACTERS, { message: `Please use at most ${MAX_LINK_CHARACTERS} characters.` }),
  );
}

export function OptionalHttpsLink(options: LinkRules = {}): PropertyDecorator {
  const message =
    options.message ?? "Please enter a full address that starts with https://, or leave this blank.";
  return decorateAll(
    IsOptional(),
    ValidateBy(
      { name: "httpsLink", validator: { validate: (value) => value === "" || isLink(options, value) } },
      { message },
    ),
    MaxLength(MAX_LINK_CHARACTERS, { message: `Please use at most ${MAX_LINK_CHARACTERS} characters.` }),
  );
}

/** An uploaded picture, named with its width and height: `/media/<id>-<width>x<height>`. */
const OWN_PICTURE = new RegExp(`^/media/${UUID_PATTERN}-[1-9]\\d{0,4}x[1-9]\\d{0,4}$`);

export function OptionalPictureUrl(): PropertyDecorator {
  const isPicture = (value: unknown) =>
    value === "" || isHttpsLink(value) || (typeof value === "string" && OWN_PICTURE.test(value));
  return decorateAll(
    IsOptional(),
    ValidateBy(
      { name: "pictureUrl", validator: { validate: isPicture } },
      {
        message:
          "Please choose a picture, enter a full address that starts with https://, or leave this blank.",
      },
    ),
    MaxLength(MAX_LINK_CHARACTERS, { message: `Please use at most ${MAX_LINK_CHARACTERS} characters.` }),
  );
}

export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() ? text.trim() : null;
}

export function normaliseLink(link: string): string {
  return new URL(link).href;
}

export function linkOrNull(link: string | null | undefined): string | null {
  return link?.trim() ? normaliseLink(link.trim()) : null;
}

export function pictureOrNull(url: string | null | undefined): string | null {
  return url && OWN_PICTURE.test(url) ? url : linkOrNull(url);
}

export function trimTexts<Value>(value: Value): Value {
  if (typeof value === "string") return value.trim() as Value;
  if (Array.isArray(value)) return value.map(trimTexts) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimTexts(inner)])) as Value;
}
