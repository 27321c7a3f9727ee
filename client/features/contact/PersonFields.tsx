import { FieldGrid } from "../../ui/form/FieldGrid";
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
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          missing={REQUIRED}
          invalid="Please enter an e-mail address such as name@example.com."
        />
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
