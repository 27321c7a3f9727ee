import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { UpdateProfileInput as limits } from "../../../apollo/limits.generated.json";
import { problemsOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { TextField } from "../../../ui/form/fields";
import { Form } from "../../../ui/form/Form";
import { showToast } from "../../../ui/overlay/toast";
import { Panel } from "../../../ui/Panel";
import type { ProfileForm_ViewerFragment } from "./accountPanels.generated";
import { ProfileForm_ViewerFragmentDoc, UpdateProfileDocument } from "./accountPanels.generated";

interface ProfileFormProps {
  viewer: FragmentType<ProfileForm_ViewerFragment>;
}

export function ProfileForm({ viewer }: ProfileFormProps) {
  const client = useApolloClient();
  const data = useFragmentData(ProfileForm_ViewerFragmentDoc, viewer);

  async function handleSubmit({ name = "", phone = "" }: Record<string, string>) {
    const { data: saved, error } = await send(client, UpdateProfileDocument, { input: { name, phone } });
    if (!saved) return problemsOf(error);
    showToast("success", "Your profile is saved.");
  }

  return (
    <Panel title="Profile">
      {/* Remounts once saved, because the server formats the phone number. */}
      <Form key={`${data.name}:${data.phone}`} submitLabel="Save profile" onSubmit={handleSubmit}>
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          defaultValue={data.name}
          required
          limits={limits.name}
        />
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          defaultValue={data.phone ?? ""}
          limits={limits.phone}
          hint="For messages about your batch."
        />
      </Form>
    </Panel>
  );
}
