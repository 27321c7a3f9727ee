import { useQuery } from "@apollo/client/react";
import { Pencil } from "lucide-react";
import type { SyntheticEvent } from "react";
import { useState } from "react";
import { createPortal } from "react-dom";
import type { UpdatePictureInput } from "../apollo/schema.generated";
import { UpdatePictureInput as limits } from "../apollo/cmsLimits.generated.json";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/overlay/Dialog";
import type { ContentOf } from "../ui/form/kinds/FieldKind";
import { describeFields } from "../ui/form/kinds/FieldKind";
import { paragraphs } from "../ui/form/kinds/textKinds";
import { ContentForm } from "./records/ContentForm";
import { CmsPictureDocument, UpdatePictureDocument } from "./PictureAltText.generated";
import styles from "./PictureAltText.module.css";
import { useNewest } from "./records/useNewest";
import { useSend } from "./records/useSend";

const fields = describeFields<ContentOf<UpdatePictureInput>>(limits, {
  alt: paragraphs({
    label: "Describe the picture",
    hint: "For people who can’t see it. Used everywhere this picture appears.",
  }),
});

/** React bubbles the dialog's events to the form around the picture. */
function keepInside(event: SyntheticEvent) {
  event.stopPropagation();
}

interface PictureAltTextProps {
  url: string;
}

export function PictureAltText({ url }: PictureAltTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const readNewest = useNewest();
  const send = useSend();
  const { data } = useQuery(CmsPictureDocument, { variables: { url } });
  const picture = data?.cmsPicture;
  if (!picture) return null;
  const { id } = picture;

  return (
    <div className={styles.text}>
      <p>
        <span className={styles.label}>What it shows:</span> {picture.alt}
      </p>
      <Button icon={<Pencil size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Change the description
      </Button>
      {isOpen &&
        createPortal(
          // A form cannot contain a form.
          <div onInput={keepInside} onSubmit={keepInside}>
            <Dialog title="What the picture shows" isOpen onClose={() => setIsOpen(false)}>
              <ContentForm
                draftName={`picture ${id}`}
                fields={fields}
                record={picture}
                save={async (content, expectedVersion) => {
                  const input = { id, expectedVersion, ...content };
                  const { data: saved, error } = await send(UpdatePictureDocument, input);
                  return { record: saved?.updatePicture, error };
                }}
                readNewest={async () => (await readNewest(CmsPictureDocument, { url }))?.cmsPicture}
              />
            </Dialog>
          </div>,
          document.body,
        )}
    </div>
  );
}
