import { IsOptional, Matches, MaxLength, MinLength, ValidateBy } from "class-validator";
import { Field } from "type-graphql";
import { isEmailAddress } from "../../../core/text/email";
import { isPersonName } from "../../../core/text/personName";
import { decorateAll } from "../../../core/content/decorateAll";

const EMAIL_MAX_CHARACTERS = 254;
const PASSWORD_MIN_CHARACTERS = 8;
const PASSWORD_MAX_CHARACTERS = 128;
const TOKEN_MAX_CHARACTERS = 100;

const TOO_LONG_FOR_AN_EMAIL = { message: "This is too long for an e-mail address." };

interface FieldOptions {
  description?: string;
}

const NAME_MAX_CHARACTERS = 60;
const NAME_RULE =
  "Please use one line, without signs like / : @ = or +, hidden characters, numbers or a link. Put a space after a full stop.";

function personNameRules(missing: string): PropertyDecorator {
  return decorateAll(
    Matches(/\S/, { message: missing }),
    MaxLength(NAME_MAX_CHARACTERS, { message: `Please use at most ${NAME_MAX_CHARACTERS} characters.` }),
    ValidateBy({ name: "personName", validator: { validate: isPersonName } }, { message: NAME_RULE }),
  );
}

const NAME_MISSING = "Please enter your name.";

export function PersonNameField(missing = NAME_MISSING): PropertyDecorator {
  return decorateAll(
    Field(() => String),
    personNameRules(missing),
  );
}

export function OptionalPersonNameField(options: FieldOptions): PropertyDecorator {
  return decorateAll(
    Field(() => String, { nullable: true, ...options }),
    IsOptional(),
    personNameRules(NAME_MISSING),
  );
}

export function EmailField(options: FieldOptions = {}): PropertyDecorator {
  return decorateAll(
    Field(() => String, options),
    ValidateBy(
      { name: "emailAddress", validator: { validate: isEmailAddress } },
      { message: "Please enter an e-mail address, e.g. name@example.com." },
    ),
    MaxLength(EMAIL_MAX_CHARACTERS, TOO_LONG_FOR_AN_EMAIL),
  );
}

/** An e-mail address for lookup only, so its format is not checked. */
export function KnownEmailField(options: FieldOptions = {}): PropertyDecorator {
  return decorateAll(
    Field(() => String, options),
    MaxLength(EMAIL_MAX_CHARACTERS, TOO_LONG_FOR_AN_EMAIL),
  );
}

export function NewPasswordField(): PropertyDecorator {
  return decorateAll(
    Field(() => String),
    MinLength(PASSWORD_MIN_CHARACTERS, {
      message: `Please use at least ${PASSWORD_MIN_CHARACTERS} characters.`,
    }),
    MaxLength(PASSWORD_MAX_CHARACTERS, {
      message: `Please use at most ${PASSWORD_MAX_CHARACTERS} characters.`,
    }),
  );
}

/** A password that is only compared, so its strength is not checked. */
export function KnownPasswordField(): PropertyDecorator {
  return decorateAll(
    Field(() => String),
    MaxLength(PASSWORD_MAX_CHARACTERS, { message: "This is too long for a password." }),
  );
}

export function OptionalPasswordField(): PropertyDecorator {
  return decorateAll(
    Field(() => String, { nullable: true, description: "Required without a session of the account." }),
    IsOptional(),
    MaxLength(PASSWORD_MAX_CHARACTERS, { message: "This is too long for a password." }),
  );
}

export function MailedTokenField(): PropertyDecorator {
  return decorateAll(
    Field(() => String, { description: "The part of the link after the #." }),
    MaxLength(TOKEN_MAX_CHARACTERS, { message: "This link isn’t valid." }),
  );
}
