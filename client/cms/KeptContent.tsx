import { useApolloClient } from "@apollo/client/react";
import { Archive } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { refreshAfterConflict } from "../apollo/refreshAfterConflict";
import { rereadShown } from "../apollo/rereadShown";
import { counted } from "../format/counted";
import { Button } from "../ui/Button";
import { showToast } from "../ui/toast";

/** What keeps a record from being deleted, and what can be done instead. */
export interface Kept {
  /** How many people have registered for it. */
  people: number;
  /** Takes it off the site; missing where only its form can hide it, as `children` say. */
  archive?: { isDone: boolean; send: () => Promise<{ error?: unknown }> };
}

interface KeptContentProps extends Kept {
  /** What kind of thing it is, such as "workshop". */
  noun: string;
  title: string;
  children: ReactNode;
}

/** Says why a record that people have registered for cannot be deleted, and archives it instead. */
export function KeptContent({ noun, title, people, archive, children }: KeptContentProps) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const held = `${counted(people, "person has", "people have")} registered, so this ${noun} cannot be deleted.`;

  async function handleArchive(send: () => Promise<{ error?: unknown }>) {
    setIsBusy(true);
    const { error } = await send();
    const problems = error ? await refreshAfterConflict(client, error) : null;
    if (problems?.general) showToast("error", problems.general);
    if (!error) {
      await rereadShown(client);
      showToast("success", `${title} is archived: only staff can see it.`);
    }
    setIsBusy(false);
  }

  if (!archive) {
    return (
      <p>
        {held} {children}
      </p>
    );
  }
  if (archive.isDone) {
    return <p>{held} It is archived: only staff can see it. To bring it back, tick Published.</p>;
  }
  return (
    <>
      <p>{held} You can archive it instead: it leaves the site, and its registrations stay.</p>
      <div>
        <Button
          icon={<Archive size={18} aria-hidden />}
          isBusy={isBusy}
          onClick={() => void handleArchive(archive.send)}
        >
          Archive {noun}
        </Button>
      </div>
    </>
  );
}
