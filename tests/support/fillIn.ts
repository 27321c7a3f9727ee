import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** After what the field holds, at once: a form that hears each key takes ten times as long. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** By label, in place of what the fields hold. */
export async function fillIn(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await enter(user, field, text);
  }
}
