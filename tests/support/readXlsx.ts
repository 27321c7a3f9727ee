import { strFromU8, unzipSync } from "fflate";

export interface SheetCell {
  value: string | number | null;
  /** From the styles: "@" is text. */
  format: string;
}

const FORMATS: Record<string, string> = { "49": "@", "164": "d mmm yyyy, h:mm AM/PM", "165": "d mmm yyyy" };

function unescape(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

export function readXlsx(bytes: Uint8Array): SheetCell[][] {
  const files = unzipSync(bytes);
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const styles = [
    .../<cellXfs[^>]*>(.*)<\/cellXfs>/s.exec(text("xl/styles.xml"))![1]!.matchAll(/<xf\b[^>]*>/g),
  ];
  const formats = styles.map(([style]) => FORMATS[/numFmtId="(\d+)"/.exec(style)?.[1] ?? ""] ?? "General");
  const head = [...text("xl/worksheets/sheet1.xml").matchAll(/<row r="1">(.*?)<\/row>/gs)][0]?.[1] ?? "";
  const columns = [...head.matchAll(/<c r="([A-Z]+)1"/g)].map(([, column = ""]) => column);
  const rows = [...text("xl/worksheets/sheet1.xml").matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)];
  return rows.map(([, number = "", row = ""]) => {
    const cells = new Map(
      [...row.matchAll(/<c r="(\w+)" s="(\d+)"([^>]*)>(.*?)<\/c>/gs)].map(
        ([, place = "", style = "", kind = "", inner = ""]) => {
          const content = /<(?:t|v)[^>]*>(.*?)<\/(?:t|v)>/s.exec(inner)?.[1] ?? "";
          const value = kind.includes("inlineStr") ? unescape(content) : Number(content);
          return [place, { value, format: formats[Number(style)] ?? "General" }];
        },
      ),
    );
    return columns.map((column) => cells.get(column + number) ?? { value: null, format: "General" });
  });
}
