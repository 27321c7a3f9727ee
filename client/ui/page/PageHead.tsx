import { ogPicture } from "../../paths";
import { usePageFacts } from "./PageFacts";
import { PageTitle, useSiteName } from "./PageTitle";
import { shortHash } from "../shortHash";

interface PageWords {
  title: string;
  /** One or two sentences, for search engines and whoever shares the page. */
  description: string;
  /** Path of a picture of 1200 × 630; the home page's unless told. */
  picture?: string;
  /** What else the picture says, so that its address changes with it. */
  pictured?: unknown;
  type?: "website" | "article";
  /** What the page is about, in schema.org's words. */
  jsonLd?: object[];
}

interface ListedPage {
  /** The one address that search engines are to keep, however the page was reached. */
  path: string;
  isUnlisted?: boolean;
}

interface UnlistedPage {
  path?: undefined;
  /** Not for search engines: a page of somebody's own, or a piece of another one. */
  isUnlisted: true;
}

type PageHeadProps = PageWords & (ListedPage | UnlistedPage);

/** JSON that may stand in a script element: nothing in it closes the element. */
function scriptJson(value: object): string {
  return JSON.stringify({ "@context": "https://schema.org", ...value }).replace(/</g, "\\u003c");
}

/** Title, description, canonical address, and what the page looks like when it is shared. */
export function PageHead({
  title,
  description,
  path,
  picture = ogPicture("site", "home"),
  pictured,
  type = "website",
  jsonLd = [],
  isUnlisted = false,
}: PageHeadProps) {
  const { origin } = usePageFacts();
  const siteName = useSiteName();
  if (isUnlisted || path === undefined) {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </>
    );
  }
  // Networks keep a picture by its address: what it is drawn from decides that.
  const version = shortHash(JSON.stringify([siteName, title, description, jsonLd, pictured]));
  const address = `${origin}${path}`;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}${picture}?v=${version}`} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((value, index) => (
        <script
          key={index}
          type="application/ld+json"
          // The text of a script element is not escaped by React, so it is made safe above.
          dangerouslySetInnerHTML={{ __html: scriptJson(value) }}
        />
      ))}
    </>
  );
}
