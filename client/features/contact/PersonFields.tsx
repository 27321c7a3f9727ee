import { FieldGrid } from "../../ui/form/FieldGrid";
import { EmailField } from "../../ui/form/EmailField";
import { TextField } from "../../ui/form/fields";

export const REQUIRED = "Required";

interface PersonFieldsProps {
  isPhoneRequired: boolean;
}

/** Who writes, and how they are reached. */
export function PersonFields({ isPhoneRequired }: PersonFieldsProps) {
  return (
    <>
      <FieldGrid>
        <TextField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          maxLength={60}
          required
          missing={REQUIRED}
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={60}
          required
          missing={REQUIRED}
        />
      </FieldGrid>
      <FieldGrid>
        <EmailField missing={REQUIRED} />
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required={isPhoneRequired}
          missing={REQUIRED}
        />
      </FieldGrid>
    </>
  );
}
