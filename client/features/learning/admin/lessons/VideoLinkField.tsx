import type { ComponentProps, FocusEvent } from "react";
import { useState } from "react";
import { TextField } from "../../../../ui/form/fields";
import type { FieldOptions, Unlimited } from "../../../../ui/form/kinds/FieldKind";
import { Stack } from "../../../../ui/layout/Stack";
import { clockTime } from "../../../../format/clockTime";
import { completeVideoLink, readVideoLink } from "../../../../../shared/videoLink";

function verdictOf(link: string): string {
  const completed = completeVideoLink(link);
  if (!URL.canParse(completed)) return "";
  const video = readVideoLink(completed);
  if (!video) return "Opens on its own page.";
  return video.startSeconds > 0 ? `Plays here, from ${clockTime(video.startSeconds)}.` : "Plays here.";
}

type VideoLinkFieldProps = Omit<ComponentProps<typeof TextField>, "defaultValue" | "type"> & {
  defaultValue?: string;
};

/** Accepts what people paste, such as code for embedding, and shows whether the video plays in our pages. */
export function VideoLinkField({ defaultValue = "", ...props }: VideoLinkFieldProps) {
  const [verdict, setVerdict] = useState(() => verdictOf(defaultValue));

  function handleBlur({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const completed = completeVideoLink(currentTarget.value);
    if (completed === currentTarget.value) return;
    currentTarget.value = completed;
    currentTarget.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <Stack gap="1">
      <TextField
        {...props}
        inputMode="url"
        placeholder="https://…"
        defaultValue={defaultValue}
        onInput={({ currentTarget }) => setVerdict(verdictOf(currentTarget.value))}
        onBlur={handleBlur}
      />
      <p role="status">{verdict}</p>
    </Stack>
  );
}

/** `missing` requires a link that the server requires in some cases only. */
export function videoLink(options: FieldOptions & { missing?: string }): Unlimited<string> {
  const { label, hint, missing } = options;
  return (limits) => ({
    ...options,
    write: (name, value) => ({ [name]: value ?? "" }),
    read: (name, values) => values[name] ?? "",
    compared: (name) => [{ name, label }],
    draw: (name, values) => (
      <VideoLinkField
        {...{ name, label, hint, limits, missing }}
        required={(missing ?? limits.missing) !== undefined}
        defaultValue={values[name]}
      />
    ),
  });
}
