import { zipSync } from "fflate";
import type { Caller, TestApp } from "./testApp";

export const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

export const VTT = "WEBVTT\n\n00:01.000 --> 00:04.000\nWelcome to the class.\n";

export function office(folder: string): Buffer {
  const part = Buffer.from("<xml/>");
  return Buffer.from(zipSync({ "[Content_Types].xml": part, [`${folder}/part.xml`]: part }));
}

interface Upload {
  name: string;
  bytes: Buffer | string;
  purpose?: "files" | "captions";
}

/** What the upload's route answers. */
export async function uploadLessonFile(
  server: TestApp,
  caller: Caller,
  { name, bytes, purpose = "files" }: Upload,
) {
  const form = new FormData();
  form.set("file", new Blob([Uint8Array.from(Buffer.from(bytes))]), name);
  const response = await fetch(`${server.origin}/cms/lesson-${purpose}`, {
    method: "POST",
    body: form,
    headers: caller.cookie ? { cookie: caller.cookie } : {},
  });
  const text = await response.text();
  const file = response.status === 201 ? (JSON.parse(text) as { id: string; name: string }) : null;
  return { status: response.status, text, file };
}
