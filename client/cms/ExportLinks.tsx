import { Download } from "lucide-react";
import type { MouseEvent } from "react";
import { confirmForDownload } from "../apollo/passwordPrompt";
import type { FileFormat } from "../cmsPaths";
import { ButtonAnchor } from "../ui/Button";

const LABELS: Record<FileFormat, string> = { xlsx: "Export to Excel", csv: "Export as CSV" };

interface ExportLinksProps {
  to: (format: FileFormat) => string;
}

async function download(path: string): Promise<void> {
  if (await confirmForDownload()) window.location.assign(path);
}

function handleClick(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  void download(event.currentTarget.href);
}

/** Downloads a list as it is narrowed down, after the password: for Excel, or for other programs. */
export function ExportLinks({ to }: ExportLinksProps) {
  return (Object.keys(LABELS) as FileFormat[]).map((format) => (
    <ButtonAnchor
      key={format}
      size="small"
      target="_self"
      href={to(format)}
      onClick={handleClick}
      icon={<Download size={18} aria-hidden />}
    >
      {LABELS[format]}
    </ButtonAnchor>
  ));
}
