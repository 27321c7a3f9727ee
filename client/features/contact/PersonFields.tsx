import { SendContactMessageInput as limits } from "../../apollo/limits.json";
import { FieldGrid } from "../../ui/form/FieldGrid";
import { EmailField } from "../../ui/form/EmailField";
import { TextField } from "../../ui/form/fields";

/** Said of every field that a desk requires. */
export const REQUIRED = limits.firstName.missing;

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
          limits={limits.firstName}
          required
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          limits={limits.lastName}
          required
        />
      </FieldGrid>
      <FieldGrid>
        <EmailField limits={limits.email} missing={REQUIRED} />
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          limits={limits.phone}
          required={isPhoneRequired}
          missing={REQUIRED}
        />
      </FieldGrid>
    </>
  );
}
