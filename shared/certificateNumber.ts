const NO_LETTERS = "CER";

/** "SOP-2026": the academy's letters and the year of an ISO day. */
export function certificateNumberStart(academyName: string, day: string): string {
  const letters = academyName
    .toUpperCase()
    .replace(/[^A-Z]/g, "")
    .slice(0, 3);
  return `${letters.length < 2 ? NO_LETTERS : letters}-${day.slice(0, 4)}`;
}

/** With a right check sign, as people try the number that they see in hints and on the sample. */
export const SAMPLE_SIGNS = "7K3M-9QX8";

export function sampleCertificateNumber(academyName: string, day: string): string {
  return `${certificateNumberStart(academyName, day)}-${SAMPLE_SIGNS}`;
}
