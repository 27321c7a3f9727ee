interface Shared {
  number: string;
  title: string;
  academyName: string;
  /** "2026-12-09". */
  issuedOn: string;
  url: string;
}

/** LinkedIn's form for a certificate, filled in. */
export function linkedInAddress({ number, title, academyName, issuedOn, url }: Shared): string {
  const [year = "", month = ""] = issuedOn.split("-");
  const query = new URLSearchParams({
    startTask: "CERTIFICATION_NAME",
    name: title,
    organizationName: academyName,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: url,
    certId: number,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
