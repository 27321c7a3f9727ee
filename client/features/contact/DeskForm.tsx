import { SendContactMessageInput as limits } from "../../apollo/limits.generated.json";
import type { SendContactMessageInput } from "../../apollo/schema.generated";
import { FieldGrid } from "../../ui/form/FieldGrid";
import { SelectField, TextAreaField, TextField } from "../../ui/form/fields";
import { Form } from "../../ui/form/Form";
import { SlowNotice } from "../../ui/form/SlowNotice";
import { showToast } from "../../ui/overlay/toast";
import { FormFrame, Honeypot, PersonFields, PrivacyNote, REQUIRED } from "./FormFrame";
import { useSendMessage } from "./useSendMessage";

interface DeskFormProps {
  desk: "MENTORS" | "PARTNERS";
}

function chosen<Option extends string>(value: string | undefined): Option | null {
  return value ? (value as Option) : null;
}

function inputOf(desk: DeskFormProps["desk"], values: Record<string, string>) {
  const {
    firstName = "",
    lastName = "",
    email = "",
    phone = "",
    state = "",
    message = "",
    website = "",
  } = values;
  return {
    ...{ desk, firstName, lastName, email, phone, state, message, website },
    role: chosen<NonNullable<SendContactMessageInput["role"]>>(values.role),
    organization: values.organization ?? null,
    topic: chosen<NonNullable<SendContactMessageInput["topic"]>>(values.topic),
  };
}

/** Contact, variant B: one form for both tabs, so that typed text survives a change of tab. */
export function DeskForm({ desk }: DeskFormProps) {
  const send = useSendMessage();
  const isForMentors = desk === "MENTORS";

  async function handleSubmit(values: Record<string, string>) {
    const outcome = await send(inputOf(desk, values));
    if (outcome.kind === "sent") {
      showToast("success", "Form submitted successfully!");
      return;
    }
    // A field error needs no toast.
    if (Object.keys(outcome.problems.fields).length === 0)
      showToast("error", "Something went wrong. Please try again.");
    return outcome.problems;
  }

  return (
    <FormFrame>
      <Form
        draft={{ name: "contact desks" }}
        shape={desk}
        submitLabel="Submit"
        busyLabel="Submitting..."
        submitLook="main"
        onSubmit={handleSubmit}
        isResetOnSuccess
      >
        <PersonFields isPhoneRequired={isForMentors} />
        <FieldGrid>
          <TextField
            name="state"
            label="State"
            autoComplete="address-level1"
            limits={limits.state}
            required
            missing={REQUIRED}
          />
          {isForMentors && (
            <SelectField name="role" label="I would like to be a" required missing={REQUIRED} defaultValue="">
              <option value="">Please choose</option>
              <option value="MENTOR">Mentor</option>
              <option value="MENTEE">Mentee</option>
            </SelectField>
          )}
          {!isForMentors && (
            <SelectField name="topic" label="Topic" required missing={REQUIRED} defaultValue="">
              <option value="">Please choose</option>
              <option value="PARTNERSHIPS">Partnerships</option>
              <option value="SPONSORSHIPS">Sponsorships</option>
              <option value="COLLABORATIONS">Collaborations</option>
            </SelectField>
          )}
        </FieldGrid>
        {!isForMentors && (
          <TextField
            name="organization"
            label="Organization"
            autoComplete="organization"
            limits={limits.organization}
            required
            missing={REQUIRED}
          />
        )}
        <TextAreaField name="message" label="Message" rows={4} limits={limits.message} />
        <Honeypot />
        <PrivacyNote />
        <SlowNotice />
      </Form>
    </FormFrame>
  );
}
