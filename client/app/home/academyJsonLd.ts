interface Academy {
  academyName: string;
  tagline: string;
  phones: string[];
  emails: string[];
  address: string | null;
  socialLinks: { link: string }[];
}

export function academyJsonLd(site: Academy, origin: string): object[] {
  const id = `${origin}/#academy`;
  return [
    {
      "@type": "EducationalOrganization",
      "@id": id,
      name: site.academyName,
      slogan: site.tagline,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      sameAs: site.socialLinks.map(({ link }) => link),
      contactPoint: site.phones.map((telephone) => ({
        "@type": "ContactPoint",
        contactType: "customer support",
        telephone,
        email: site.emails[0],
      })),
      ...(site.address && { address: site.address.replaceAll("\n", ", ") }),
    },
    { "@type": "WebSite", name: site.academyName, url: `${origin}/`, publisher: { "@id": id } },
  ];
}
