/** What the academy's sample number shows, beside the form and on its own page. */
export function sampleCertificate(academyName: string, year: string) {
  return {
    name: "Your name",
    kind: "WORKSHOP" as const,
    title: `A workshop at ${academyName}`,
    issuedOn: `${year}-12-15`,
  };
}
