import { useSearchParams } from "react-router-dom";
import { cmsPaths } from "../../../../cmsPaths";
import { TabLinks } from "../../../../ui/TabLinks";
import type { CmsLetterQuery } from "./CmsLetter.generated";
import styles from "./LetterBody.module.css";
import { LetterText } from "./LetterText";

const VIEW = "letter";

interface LetterBodyProps {
  letter: Pick<NonNullable<CmsLetterQuery["letter"]>, "id" | "subject" | "body">;
}

/** What stands in the letter, as text or as its reader sees it; nothing of one that is for its reader alone. */
export function LetterBody({ letter: { id, subject, body } }: LetterBodyProps) {
  const [address] = useSearchParams();
  const view = address.get("view") === "html" ? "html" : "text";
  if (!body) {
    return (
      <p className={styles.closed}>
        It holds a link that is for its reader alone, so it is not shown here. Once sent, its words are
        forgotten.
      </p>
    );
  }
  return (
    <>
      <TabLinks
        label="The letter as"
        panel={VIEW}
        chosen={view}
        tabs={[
          { id: "text", to: cmsPaths.letter(id), label: "Text" },
          { id: "html", to: cmsPaths.letterIn(id, "html"), label: "As its reader sees it" },
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
            title={`${subject}, as its reader sees it`}
          />
        )}
      </div>
    </>
  );
}
