import { ogPicture } from "../paths";
import { usePageFacts } from "./PageFacts";
import { PageTitle } from "./PageTitle";

interface PageWords {
  title: string;
  /** One or two sentences, for search engines and whoever shares the page. */
  description: string;
  /** Path of a picture of 1200 × 630; the home page's unless told. */
  picture?: string;
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
  type = "website",
  jsonLd = [],
  isUnlisted = false,
}: PageHeadProps) {
  const { origin } = usePageFacts();
  if (isUnlisted || path === undefined) {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </>
    );
  }
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
      <meta property="og:image" content={`${origin}${picture}`} />
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
