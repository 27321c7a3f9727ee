import { useSearchParams } from "react-router-dom";
import { Form } from "../../ui/form/Form";
import { TextAreaField } from "../../ui/form/fields";
import { SlowNotice } from "../../ui/form/SlowNotice";
import { showToast } from "../../ui/toast";
import { FormFrame } from "./FormFrame";
import { Honeypot } from "./Honeypot";
import { PersonFields, REQUIRED } from "./PersonFields";
import { useSendMessage } from "./useSendMessage";

const LONGEST_ABOUT = 80;

/** The first words of a message about what the address names; only ever text, and short. */
function firstWords(about: string | null): string {
  const named = [...(about ?? "").replace(/[\s\p{C}]+/gu, " ").trim()].slice(0, LONGEST_ABOUT).join("");
  return named ? `My question is about “${named}”: ` : "";
}

/** Contact, variant A: anybody with a question. */
export function HelpForm() {
  const [address] = useSearchParams();
  const send = useSendMessage();

  async function handleSubmit(values: Record<string, string>) {
    const { firstName = "", lastName = "", email = "", phone = "", message = "", website = "" } = values;
    const outcome = await send({ desk: "HELP", firstName, lastName, email, phone, message, website });
    if (outcome.kind === "sent") {
      showToast("success", "Subscription successful! 🎉");
      return;
    }
    const isRefused = outcome.kind === "refused";
    // A problem shown beside its field needs no toast.
    if (Object.keys(outcome.problems.fields).length === 0)
      showToast(
        "error",
        isRefused ? "Something went wrong. Please try again." : "An error occurred. Please try again.",
      );
    return outcome.problems;
  }

  return (
    <FormFrame>
      <Form
        draft={{ name: "contact" }}
        submitLabel="Send message"
        busyLabel="Submitting..."
        submitLook="main"
        onSubmit={handleSubmit}
        isResetOnSuccess
      >
        <PersonFields isPhoneRequired />
        <TextAreaField
          name="message"
          label="Message"
          rows={5}
          maxLength={4000}
          defaultValue={firstWords(address.get("about"))}
          required
          missing={REQUIRED}
        />
        <Honeypot />
        <SlowNotice />
      </Form>
    </FormFrame>
  );
}
