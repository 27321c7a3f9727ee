import { useSearchParams } from "react-router-dom";
import { cmsPaths } from "../../../../cmsPaths";
import { TabLinks } from "../../../../ui/page/TabLinks";
import type { CmsLetterQuery } from "./CmsLetter.generated";
import styles from "./LetterBody.module.css";
import { LetterText } from "./LetterText";

const VIEW = "letter";

interface LetterBodyProps {
  letter: Pick<NonNullable<CmsLetterQuery["letter"]>, "id" | "subject" | "body">;
}

/** The e-mail as text or as its recipient sees it; nothing of one that has a secret link. */
export function LetterBody({ letter: { id, subject, body } }: LetterBodyProps) {
  const [address] = useSearchParams();
  const view = address.get("view") === "html" ? "html" : "text";
  if (!body) {
    return (
      <p className={styles.closed}>
        This e-mail has a secret link, so only its recipient can read it. Its text is deleted once it is sent.
      </p>
    );
  }
  return (
    <>
      <TabLinks
        label="Show the e-mail as"
        panel={VIEW}
        chosen={view}
        tabs={[
          { id: "text", to: cmsPaths.letter(id), label: "Text" },
          { id: "html", to: cmsPaths.letterIn(id, "html"), label: "As its recipient sees it" },
        ]}
      />
      <div id={VIEW} role="tabpanel" aria-labelledby={`tab-${view}`}>
        {view === "text" ? (
          <LetterText body={body} />
        ) : (
          <iframe
            className={styles.frame}
            sandbox=""
            src={cmsPaths.letterView(id)}
            title={`${subject}, as its recipient sees it`}
          />
        )}
      </div>
    </>
  );
}
