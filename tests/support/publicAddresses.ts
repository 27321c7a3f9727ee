/** Alternative spellings, and the canonical address. */
export const OTHER_SPELLINGS: [path: string, kept: string][] = [
  ["/home", "/"],
  ["/HOME", "/"],
  ["/ABOUT", "/about"],
  ["/about/", "/about"],
  ["/Blog", "/blog"],
  ["/Contact/", "/contact"],
  ["/Join", "/join"],
  ["/LMS", "/lms"],
  ["/Offer", "/offer"],
  ["/Python", "/python"],
  ["/offer-1", "/python"],
  ["/offer-1/", "/python"],
  ["/SignIn", "/signin"],
  ["/Work/", "/work"],
  ["/Nlp", "/nlp"],
  ["/NLp", "/nlp"],
  ["/POWERBI", "/powerbi"],
  ["/PowerBI", "/powerbi"],
  ["/powerbi?utm_source=letter", "/powerbi"],
];

export const LEADS: [path: string, to: string][] = [
  ["/no/such/page", "/"],
  ["/nosuchslug", "/"],
  ["/a%00b", "/"],
  [`/${"a".repeat(300)}`, "/"],
  ["/blog/no-such-article", "/blog?missing=1"],
  ["/lms/no-such-course", "/lms?missing=1"],
  ["/dash", "/lms?next=%2Fdash"],
  ["/registrations", "/lms?next=%2Fregistrations"],
  ["/account", "/lms?next=%2Faccount"],
  ["/cms", "/cmslogin?next=%2Fcms"],
  ["/cms/workshops", "/cmslogin?next=%2Fcms%2Fworkshops"],
];

export const FOR_MACHINES: [path: string, kind: string, tells: RegExp][] = [
  ["/courses.json", "application/json", /"Data Science".*2000/],
  ["/sitemap.xml", "application/xml", /<loc>http:\/\/[^<]+\/powerbi<\/loc>/],
  ["/robots.txt", "text/plain", /Sitemap: http:\/\/\S+\/sitemap\.xml/],
  ["/healthz", "application/json", /./],
  ["/readyz", "application/json", /./],
  ["/sandbox", "text/html", /GraphQL sandbox/],
  ["/workshops/powerbi.ics", "text/calendar", /SUMMARY:.*Power BI/],
  ["/manifest.webmanifest", "application/manifest+json", /"name":"Sopaan".*icon-512/s],
  ["/icon-512.png", "image/png", /PNG/],
  ["/favicon.svg", "image/svg+xml", /<svg/],
];
