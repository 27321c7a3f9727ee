import { useApolloClient } from "@apollo/client/react";
import { Download } from "lucide-react";
import type { MouseEvent } from "react";
import { useRef } from "react";
import { promptForPassword } from "../../apollo/passwordPrompt";
import { problemsOf } from "../../apollo/problemsOf";
import type { FileFormat } from "../../cmsPaths";
import { ButtonAnchor } from "../../ui/Button";
import { showToast } from "../../ui/overlay/toast";
import { PasswordConfirmedDocument } from "../PasswordConfirmed.generated";

const LABELS: Record<FileFormat, string> = { xlsx: "Export to Excel", csv: "Export as CSV" };

interface ExportLinksProps {
  to: (format: FileFormat) => string;
}

export function ExportLinks({ to }: ExportLinksProps) {
  const client = useApolloClient();
  const isUnderWay = useRef(false);

  /** A download cannot ask for the password, so a query asks first. */
  async function download(path: string): Promise<void> {
    const { data, error } = await client.query({
      query: PasswordConfirmedDocument,
      fetchPolicy: "no-cache",
      errorPolicy: "all",
    });
    if (!data) {
      const { general } = problemsOf(error);
      if (general) showToast("error", general);
      return;
    }
    if (data.isPasswordConfirmed || (await promptForPassword())) window.location.assign(path);
  }

  async function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await download(event.currentTarget.href).finally(() => (isUnderWay.current = false));
  }

  return (Object.keys(LABELS) as FileFormat[]).map((format) => (
    <ButtonAnchor
      key={format}
      size="small"
      target="_self"
      href={to(format)}
      onClick={(event) => void handleClick(event)}
      icon={<Download size={18} aria-hidden />}
    >
      {LABELS[format]}
    </ButtonAnchor>
  ));
}
