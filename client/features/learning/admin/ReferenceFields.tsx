import { TextField } from "../../../ui/form/fields";
import type { FormValues } from "../../../ui/form/Form";
import { PictureField } from "../../../ui/form/PictureField";

const NOT_A_LINK = "Please enter a full address that starts with https://";

interface ReferenceFieldsProps {
  values?: FormValues;
}

/** What makes up a reference. */
export function ReferenceFields({ values = {} }: ReferenceFieldsProps) {
  return (
    <>
      <TextField
        name="title"
        label="Reference Title"
        defaultValue={values.title}
        required
        missing="Please enter the reference's title."
      />
      <TextField
        name="link"
        label="Reference Link"
        type="url"
        defaultValue={values.link}
        placeholder="https://…"
        required
        missing="Please enter the video's full address, starting with https://"
        invalid={NOT_A_LINK}
      />
      <TextField
        name="durationText"
        label="Time Duration"
        defaultValue={values.durationText}
        placeholder="12:45"
      />
      <PictureField name="imageUrl" label="Image URL" defaultValue={values.imageUrl} />
    </>
  );
}
