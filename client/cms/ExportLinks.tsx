import { Download } from "lucide-react";
import type { FileFormat } from "../cmsPaths";
import { ButtonAnchor } from "../ui/Button";

const LABELS: Record<FileFormat, string> = { xlsx: "Export to Excel", csv: "Export as CSV" };

interface ExportLinksProps {
  to: (format: FileFormat) => string;
}

/** Downloads a list as it is narrowed down: for Excel, or for other programs. */
export function ExportLinks({ to }: ExportLinksProps) {
  return (Object.keys(LABELS) as FileFormat[]).map((format) => (
    <ButtonAnchor
      key={format}
      size="small"
      target="_self"
      download
      href={to(format)}
      icon={<Download size={18} aria-hidden />}
    >
      {LABELS[format]}
    </ButtonAnchor>
  ));
}
