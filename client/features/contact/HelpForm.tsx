import { useSearchParams } from "react-router-dom";
import { SendContactMessageInput as limits } from "../../apollo/limits.generated.json";
import { TextAreaField } from "../../ui/form/fields";
import { Form } from "../../ui/form/Form";
import { SlowNotice } from "../../ui/form/SlowNotice";
import { showToast } from "../../ui/overlay/toast";
import { FormFrame, Honeypot, PersonFields, PrivacyNote, REQUIRED } from "./FormFrame";
import { useSendMessage } from "./useSendMessage";

const MAX_ABOUT_LENGTH = 80;

/** Starts the message with the subject in the URL, as short plain text. */
function opening(about: string | null): string {
  const named = [...(about ?? "").replace(/[\s\p{C}]+/gu, " ").trim()].slice(0, MAX_ABOUT_LENGTH).join("");
  return named ? `My question is about “${named}”: ` : "";
}

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
    // A field error needs no toast.
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
          limits={limits.message}
          defaultValue={opening(address.get("about"))}
          required
          missing={REQUIRED}
        />
        <Honeypot />
        <PrivacyNote />
        <SlowNotice />
      </Form>
    </FormFrame>
  );
}
